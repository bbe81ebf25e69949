// Requests to the app that sound like goals ('I want to log out'). None of them is a goal.

interface Matter {
  asks: RegExp;
  answer: string;
}

const wanting =
  "(?:i(?:'m| am|'d| would|'ve| have)? ?(?:just |really |only |also )*(?:want|wanna|need|like|love|wish|got|gotta|have|must|trying|going)|wanna|gotta|need|want|(?:please )?let me|how (?:do|can) i|(?:can|could|may) i|please)";
/** Only a courtesy may follow: 'log out please' asks the app, 'log out of social media at 8 pm' is a goal. */
const clauseEnd =
  "(?:,? (?:with (?:you|pathwise)|of (?:the app|pathwise|here)|from (?:the app|pathwise|here)|now|please|again|today|immediately|right now|asap|here|for good|forever|permanently|first|quickly|soon|completely|thanks|a moment|(?:i'?ll )?be right back|brb))*[\\s.,!?]*$";
const courtesy = '(?:ok(?:ay)?,? |sorry,? |please,? |(?:can|could) you (?:please )?)*';
const asked = (what: string, end = clauseEnd) => new RegExp(`^${courtesy}(?:${wanting}(?: to)? )?${what}${end}`, 'i');
/** A wish in front. Some patterns are requests to the app only with it. */
const wanted = (what: string) => new RegExp(`^${courtesy}${wanting}(?: to)? ${what}${clauseEnd}`, 'i');

const otherPerson =
  '(?:an? |the |your |some )?(?:(?:real|actual|live|human) )*(?:human(?: being)?|person|agent|operator|representative|someone real|somebody real|staff|team member|manager|admin|support(?: team)?|customer (?:service|support|care)|service desk|help ?desk)';
const aboutBusiness =
  ' (?:about|regarding) (?:my|the|an?) (?:account|subscription|payment|bill|billing|invoice|refund|charge|bug|order|password|plan|data|problem with the app)';

const matters: readonly Matter[] = [
  {
    asks: asked(
      `(?:(?:speak|talk|chat|get through|be connected|write|complain)(?: to| with)?|contact|reach|see|ask|call|e-?mail|message|give me|get me|(?:connect|put) me (?:through )?(?:to|with)) ${otherPerson}`,
      `(?: (?:from|at|of) (?:pathwise|your team|the team|the company))?(?:${aboutBusiness}.*)?${clauseEnd}`,
    ),
    answer:
      'You can: write to the people behind Pathwise on the [Support page](/support), and a person answers by e-mail. I am a program and know your goals and their steps, nothing more.',
  },
  {
    asks: asked(`(?:speak|talk|chat) (?:to|with) (?:someone|somebody|anyone|anybody)${aboutBusiness}`),
    answer: 'Please write to the people behind Pathwise on the [Support page](/support); a person answers by e-mail.',
  },
  {
    asks: asked(
      '(?:talk|chat|have a (?:talk|chat)|(?:someone|somebody|anyone|anybody) to talk to|(?:talk|speak) (?:to|with) (?:someone|somebody|anyone|anybody))',
    ),
    answer:
      'I am here. I can talk about your goals: what comes next, what is in the way, what to make smaller. For anything else, a person reads what you write on the [Support page](/support).',
  },
  {
    asks: asked('(?:log|sign) ?(?:out|off)'),
    answer:
      'Open the menu under your name and choose **Log out**. Your goals and this chat stay as they are until you are back.',
  },
  {
    asks: asked(
      '(?:export|download|see|get|have|request|receive|take out|backup|back up|delete|erase|remove)(?: a copy of| an export of| all(?: of)?| a backup of)* (?:my (?:own |personal )?data|my information)',
    ),
    answer:
      'Your data is yours: you can take it along as one archive, or have it erased, under your [profile](/profile). If you cannot find it there, write on the [Support page](/support) and a person will see to it.',
  },
  {
    asks: asked(
      '(?:(?:have |get |claim |request )?(?:my|the|all my) money back|(?:be )?(?:refunded|reimbursed)|(?:(?:get|have|request|claim|ask for) )?(?:a|my|the) (?:full )?refund)',
      `(?: (?:for|of) .*)?${clauseEnd}`,
    ),
    answer:
      'Refunds are made by people: please write on the [Support page](/support), with the e-mail address of your account. Your plan itself is on the [subscription page](/subscription).',
  },
  {
    asks: asked(
      '(?:(?:cancel|end|stop|pause|change|manage|buy|get|try|go|upgrade|downgrade|renew|update|see|unsubscribe)(?: from)? (?:my |the |to |your )*(?:premium |paid |pathwise |monthly |yearly )*(?:subscription|premium|paid plan|premium plan|free plan|payment method|credit card|card details|billing|newsletter)|unsubscribe)',
    ),
    answer:
      'Your plan is on the [subscription page](/subscription). If something there does not work as you expect, the [Support page](/support) reaches a person.',
  },
  {
    asks: asked(
      '(?:(?:delete|close|remove|deactivate|erase|cancel|terminate|get rid of) (?:my|this|the) (?:whole |pathwise |user )*(?:account|profile)|(?:leave|quit) pathwise|(?:delete|erase) everything)',
    ),
    answer:
      'You can delete your account under your [profile](/profile); it takes your goals, chats and everything else of yours along and cannot be undone, so take your data along first if you want to keep it. If you cannot find it there, write on the [Support page](/support).',
  },
  {
    asks: asked(
      "(?:change|reset|update|edit|set|forgot|forgotten)(?: to)? (?:my|the|a new) (?:account'?s? )?(?:password|e-?mail(?: address)?|user ?name|name|photo|picture|profile(?: picture| photo)?|account|notifications?|time ?zone|settings)",
    ),
    answer:
      'That is under your [profile](/profile), in the menu under your name. If it does not work, the [Support page](/support) reaches a person.',
  },
  {
    asks: asked(
      '(?:report|file|make|submit) (?:an? |this |the |some )*(?:bug|problem|issue|error|complaint|person|abuse|post|feedback)',
      `(?: (?:about|in|with|on) (?:the|this|your|my) (?:app|site|website|page|chat|account|roadmap|goals?|payment|week|diary|calendar)\\b.*)?${clauseEnd}`,
    ),
    answer: 'Please tell the people behind Pathwise on the [Support page](/support): they read every message.',
  },
  {
    asks: wanted(
      '(?:pee|poo|leave|rest|sleep|be off|a (?:quick )?(?:break|pause)|go|go (?:pee|home|out|away|offline|to (?:the )?(?:toilet|bathroom|loo|restroom|ladies|gents|bed|sleep|work))|use the (?:toilet|bathroom|loo|restroom)|take a (?:quick )?(?:break|pause))',
    ),
    answer: 'Take your time. I am here when you are back, and so are your goals.',
  },
];

/** The answer to a request to the app, such as 'I want to log out'. Undefined for every other message. */
export function answerAboutApp(sentence: string): string | undefined {
  return matters.find(({ asks }) => asks.test(sentence.trim()))?.answer;
}
