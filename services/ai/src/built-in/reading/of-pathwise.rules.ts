import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';

// Whether a question is about Pathwise itself, by its form and by the things that only Pathwise has. A linear classifier takes
// 'how do I share a goal?' for a question about life.

/** How one asks for a way on the screen. */
const asksForWay = anyOf([
  'how do/can/could/would/should/does/will i/we/you/one/people/somebody/someone',
  'how to',
  "how can't/cant i",
  'where do/can/could/should/did i/we/you/one',
  'where to',
  'can/could/may i/we/you/others/people/anyone/anybody/someone/somebody',
  'can my/our/the/other _',
  "why can't/cant/cannot/won't/wont/doesn't/doesnt/didn't/didnt/does/did/do/is/are/has/have",
  'is it possible',
  'is/are there a/any/an/some? way/option/setting/button/limit/place/page/possibility',
  'am i able/allowed',
  "i can't/cant/cannot/couldn't/couldnt",
  "won't/wont/doesn't/doesnt let me",
  "don't/dont know how",
  'show me how',
]);

/** What is done with the things of a plan on the screen. 'Reach', 'find' and 'keep' are questions about life. */
const handles = oneOf([
  ...wordsOf(`share delete remove rename archive restore recover copy duplicate print export sort order reorder rearrange drag
    tick untick uncheck hide pause resume reactivate reopen add create merge edit colour color invite undo undelete assign
    sharing deleting renaming archiving restoring copying printing exporting sorting pausing adding creating editing`),
  ...['check off', 'set up', 'get back', 'bring back', 'put back', 'work on the same', 'work together on'],
]);
const partOfPlan = oneOf(wordsOf('goal goals step steps milestone milestones task tasks roadmap roadmaps todo todos'));
const between = `(?:(?:${wordsOf(
  "a an another one some all any my our the this that these those new old own finished completed deleted whole weekly of more shared partner's",
).join('|')}) )*`;
const handlesPart: readonly RegExp[] = [
  /\b(?:write|make|start|enter) (?:an? |another |my )?(?:new |first |second |third |other )?goals?\W*$/,
  new RegExp(`\\b${handles} ${between}${partOfPlan}\\b`),
  new RegExp(`\\b(?:order|sequence|colou?r|category|priority) of ${between}${partOfPlan}\\b`),
  new RegExp(`\\b${partOfPlan} (?:order|colou?r|category|priority|limit|name)\\b`),
];
/** A step that names its matter is the change of a plan: 'add a step about the tent'. */
const namesMatter = /\b(?:step|task|milestone)s? (?:about|with|where|that|called|named|to)\b/;

/** 'Can you create a goal for me to swim?' is a wish. 'Can I add a goal for my son?' asks about the page. */
const makesGoal = '(?:please )?(?:create|add|make|set up) (?:me )?(?:a|another) (?:new )?goal';
const toVerb = String.raw`to (?!my|the|this|that|an?|it)\b`;
const wishesGoal = new RegExp(
  [
    String.raw`\b(?:can|could|will|would) you ${makesGoal}(?: (?:for|to|of|about|called|named)\b|:)`,
    String.raw`\b(?:can|could) (?:we|i) ${makesGoal}(?: (?:called|named|${toVerb})|:)`,
  ].join('|'),
);
/** What such a request puts before the wish itself. */
const beforeWish = new RegExp(
  `^(?:(?:please|so|and|hi|hey|ok|sage),? )*(?:can|could|will|would) (?:you|we|i) ${makesGoal}(?: (?:called|named|(?:for me )?${toVerb})|:) ?`,
  'i',
);
/** 'Learn Spanish' of 'can you create a goal: learn Spanish?' */
export const wishAskedFor = (sentence: string): string =>
  beforeWish.test(sentence) ? sentence.replace(beforeWish, '').replace(/(?:,? please)?\s*\?$/i, '') : sentence;

/** 'My step disappeared': a thing of the plan that is gone from the screen. */
const gone: readonly RegExp[] = [
  new RegExp(`\\b${partOfPlan} (?:\\w+ ){0,3}(?:disappear\\w*|vanish\\w*|greyed)\\b`),
  new RegExp(`\\b(?:is|are|did|has|have) (?:my|all my|the) ${partOfPlan} (?:all )?(?:gone|missing|empty)\\b`),
];

const lost = oneOf(wordsOf('deleted binned erased removed lost wiped trashed cleared'));
const byMistake = '(?:by (?:accident|mistake)|accidentally|unintentionally)';
/** 'I binned a step by mistake' */
const lostByMistake: readonly RegExp[] = [
  new RegExp(`\\b${lost} ${between}(?:${partOfPlan}|plan|entry|diary|account|everything)\\b.*\\b${byMistake}\\b`),
  new RegExp(`\\b${byMistake} ${lost} ${between}(?:${partOfPlan}|plan|entry|diary|account|everything)\\b`),
];

/** Things that only a site has, wherever they are named in a question. */
const ofSite = anyOf([
  'your/pathwise/pathwises premium/notification/notifications/password/emails/email/e-mails/mails',
  'dark/light/night mode/theme',
  'accountability_partner/accountability_partners/reminder_column/reminder_columns/reminders_board/focus_mode',
  'mentor/mentors/mentorship/challenge/challenges on_here/in_here/here/section/area/page/thing',
  'text/font/type size/bigger/larger/smaller/small/tiny',
  'the letters/writing bigger/larger/smaller',
  'text/font/letters is/are too? small/tiny/big/large',
  'bigger/larger/smaller text/font/type',
  'screen reader/readers',
  'my/your/another/other/change/update email/e-mail/mail address/adress/addres',
  'charged/billed twice/double',
  'delete/close/cancel/remove/deactivate/closing/deleting my/the/this? account/profile/subscription',
  'log/logged/logging/sign/signed/signing/logs/signs me/us/you? in/out of?',
  'push notification/notifications',
  'turn/switch/turning/switching off/of your/these/the/all/those? email/emails/mails/e-mails/mailings/notifications/newsletter',
  'turn/switch/turning/switching your/these/the/all/those email/emails/mails/e-mails/mailings/notifications/newsletter off/of',
  'stop your/these/those/the? email/emails/mails/e-mails/mailings/notifications/newsletter coming/to_me',
  'stop your/these/those email/emails/mails/e-mails/mailings/notifications/newsletter',
  'unsubscribe/unsubscribing from? your/pathwise/here/these/all',
  'in the? trash',
  'get/fetch/take/bring/pull/find _* out_of/from the? trash',
  'the trash keep/keeps/hold/holds/empty/emptied',
  'how do/does challenges/mentors/mentorship/partners/members/reminders/the_reminders/the_diary/the_timeline/the_roadmap/premium work',
  "what/what's/whats a/an/the partner/member/mentor/challenge/roadmap/timeline/accountability_partner in/on/for/thing/even/here/do/mean",
  'a partner in/on here',
  'roadmap/timeline/weekly_plan vs/versus/and/or the? roadmap/timeline/weekly_plan/week_plan',
  'timeline/roadmap the_same as',
  'difference between/of a/the? pause/pausing/roadmap/timeline/step/task/milestone',
  'thing/something/anything/it/this that/can/could/will ping/pings/nudge/nudges/buzz/buzzes/remind/reminds/alert/alerts me',
  'leave/join/quit/leaving/joining a/the challenge/challenges',
  'use it/this/pathwise for_free/free',
  'logs/logged/logging/kicked me out',
  'who can/could read/see what i',
  'restore/recover/goal/goals/step/steps/entry _* from/out_of the? trash',
  'in/inside/within/using/on/of/like/about this/your app/site/website',
  'in/inside/within/using/on/like/about the app/site',
  'does/is/can/will/has/should this/your app/site/website/page',
  'does/is/can/will/has/should the app/site',
  'this app/site/website',
  'the week start/begin on?',
  'what/everything/all/things i type/write/say/tell/enter/put you/to_you/here/in_here',
  'your data/details/information',
  'my data/details/information here/safe/private/when/if/deleted/stored/kept/sold/shared',
  'this chat',
  'our/these chat/chats',
  'chat history',
  'delete/clear/close/hide/empty the/my chat',
  'keep me accountable',
  'turn/switch off the/your? weekly? summary/report/mail',
  'pay/paying/charged for? a/the/my/another/more third/fourth/second/next/more? goal/goals',
  'free plan/version/tier',
  'will/can/does/do/would/could my/a/the/his/her mentor/partner/members see/read my? goal/goals/plan/step/steps/entry/entries/diary',
  'app for android/iphone/ios/ipad/windows/mac/my_phone/phones',
]);
/** 'I get paid twice a month' is about wages. */
const paidTwice = /\bi (?:have |'ve )?paid (?:twice|double)(?! (?:a|per|this|each|for (?!premium|pathwise))\b)/;

const asksAfter = /[,.!] (?:can|could|how|why|what)\b|\?\s*$/;
/** The same words are said of other things. */
const elsewhere = anyOf([
  'bank/savings/instagram/facebook/twitter/tiktok/gmail/work/netflix/isa/deposit account',
  'notifications/alerts on/from/for my/the/this phone/tablet/watch/laptop/phones/family/group',
  'emails/email/mails at/from/for work/my_boss/colleagues/clients',
  'mobile/phone data',
  'account/profile/subscription/membership at/with/to/for',
  'cv/resume/linkedin/dating profile/app/site',
  'group/family/whatsapp chat',
  'goal/goals/step/steps/task/tasks at/around home/work/school/the_house',
  'task/tasks fairly/equally/evenly/between_us',
  'more/extra steps every/each/a/per day/week/morning',
  'goals in life',
  'paid twice/weekly/monthly a/per month/week/year',
  'shop/shops/store/stores/other newsletter/newsletters',
]);
/** 'Delete my profile on Tinder', not 'on here' */
const otherAccount =
  /\b(?:account|profile|subscription) (?:on|from) (?!here|this|the|pathwise|your?|my|there|it)\b\p{L}/u;
const asks = anyOf(
  [
    "how/where/what/whats/what's/can/could/does/do/is/are/am/why/who/which/will/when/if/should",
    'stop/turn/switch/delete/cancel/close/log/sign/unsubscribe',
  ],
  { before: '^(?:(?:and|so|but|hey|hi|ok|please|sage),? )*' },
);

/** Words that questions about Pathwise have. Without any of them a doubtful one is about something else. */
const ofScreen = anyOf([
  ...wordsOf(`goal goals step steps task tasks milestone milestones plan plans roadmap app apps page pages site website screen
    account premium pay paid paying price cost costs free subscription login password email emails mail mails notification
    notifications alert alerts data private privacy secret chat diary entry entries week weekly calendar settings setting button phone
    mobile tablet computer laptop browser language english pathwise sage here dark light theme reminder reminders
    column board trash undo tick ticks member members mentor partner profile name photo picture upload money refund
    invoice card print export download file share see sign log install offline internet version bug error`),
]);
export const mayBeOfPathwise = (words: string): boolean => ofScreen.test(words);

/** Words that hardly anybody says of anything but a screen, so that they tell a question about the page from one about life. */
const onlyOnScreen = anyOf([
  ...wordsOf(`tick ticks ticked ticking untick unticked priority tab tabs button buttons board boards trash reminder reminders
    roadmap roadmaps milestone milestones password passwords setting settings notification notifications dashboard sidebar
    login logout app premium shortcut shortcuts`),
  'mood face/faces/icon/icons/button/buttons',
  'log in/out',
]);
const premiumElsewhere = /\bpremium bonds?\b/;

/** Whether words that Pathwise has as well are said of other things. */
export const isOfOtherSite = (words: string): boolean => elsewhere.test(words) || otherAccount.test(words);

/** Whether a message names something that stands only on the screen. */
export function namesScreen(message: string): boolean {
  const words = message.toLowerCase();
  return onlyOnScreen.test(words) && !premiumElsewhere.test(words) && !isOfOtherSite(words);
}

/** What somebody asks of the record, whatever words stand beside it. */
const ofRecord =
  /\b(?:what|which) (?:did|have|am|do|is|are|was|were)\b.*\b(?:due|overdue|next|late|planned|left|done)\b/;

/** Whether a message in lower case is surely about Pathwise. */
export function isOfPathwise(words: string): boolean {
  if (isOfOtherSite(words) || wishesGoal.test(words)) return false;
  if ([...gone, ...lostByMistake].some((pattern) => pattern.test(words))) return true;
  if (ofSite.test(words) || paidTwice.test(words)) return asks.test(words) || asksAfter.test(words);
  return (
    asksForWay.test(words) &&
    handlesPart.some((pattern) => pattern.test(words)) &&
    !namesMatter.test(words) &&
    !ofRecord.test(words)
  );
}
