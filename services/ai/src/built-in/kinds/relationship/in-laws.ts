import { type Kind, step, tip } from '../kind.ts';

const tongue = [
  'their/his/her/my_in-laws/in-laws language',
  'no common/shared language',
  "don't/can't/cannot/doesn't/do_not/does_not speak/understand",
  'speaks/speak no/only/hardly/little/barely',
  'learn/speak their/her/his',
  'broken english',
];

const underOneRoof = [
  'live/lives/living with us/them/my/his/her/me',
  'one/the_same/same roof',
  'same house',
  'joint family',
  'in with us/them',
];

const asParent = [
  "son's wife/girlfriend/partner/people",
  "daughter's husband/boyfriend/partner/people",
  'son-in-law/daughter-in-law',
  'son/daughter in law',
];

const limitHolds = ['has/have held', 'have/ve both apologised/apologized', 'agreed on/that', 'ground rules'];

const theyBabysit = ['babysits/babysit/babysitting/minds/childcare/day_care'];

export const inLaws: Kind = {
  id: 'in-laws',
  category: 'relationship',
  name: 'Get along with my in-laws',
  slots: {
    inlaw: {
      words: [
        'mother-in-law|mother in law|mum in law|mil',
        'father-in-law|father in law',
        'parents-in-law|in-laws|inlaws|parents in law',
        'sister-in-law|sister in law',
        'brother-in-law|brother in law',
        'daughter-in-law|daughter in law',
        'son-in-law|son in law',
        'girlfriend’s parents|girlfriends parents|her parents',
        'boyfriend’s parents|boyfriends parents|his parents|his mother|his mum|his mom',
      ],
      otherwise: 'in-laws',
    },
    first: { words: ['meet|first time|introduce|introduced|meeting the parents'], otherwise: 'first visit' },
  },
  ask: {
    question: 'What is it mostly about?',
    chips: ['They interfere', 'We have nothing to say', 'I meet them for the first time'],
  },
  hoursAWeek: 2,
  overview:
    'You will sort out what really annoys, agree with your partner who says what, set few clear limits kindly, and build one thing of your own with your {inlaw}.',
  approach:
    'The couple decides together, and each speaks to their own family. Limits work as facts on the day, not as reproaches afterwards. It goes wrong when the partner stands in the middle, or when every visit lasts three days.',
  done: 'Three visits in a row went without a quarrel, the limits hold, and there is one thing you and they like doing together.',
  cautions: [
    'If you are insulted, threatened or hit, or somebody controls your papers and money, that is no family matter: ring a helpline.',
  ],
  steps: [
    step(
      'Write what happened, what you felt, what you wish',
      'Three scenes with your {inlaw}: what was said, not what was meant. Behind most lies one theme: advice on children, visits, money, faith, food, being left out. Choose the one that would change most.',
      ['Write three scenes', 'Name the theme', 'Write one wish that can be seen'],
      0.75,
    ),
    step(
      'Ask your son or daughter what would help, and leave the rest',
      'You are the in-law now, so your own child comes first: what is welcome, what is too much, what should we stop? Praise one thing about the partner to both of them. Advice is given when somebody asks for it.',
      [
        'Ask for ten minutes on a walk',
        'Write down one thing you will stop',
        'Say one true good thing to your {inlaw}',
      ],
      1,
      { when: { said: asParent } },
    ),
    step(
      'Agree with your partner before anybody else',
      'On a walk: I need us to decide this together. Not: your mother. Settle visits, keys, holidays, what is private, and a sign for rescue. They speak to their family in we-sentences.',
      ['Ask for half an hour', 'Settle three points', 'Agree on a rescue sign'],
      1,
      { when: { unsaid: asParent } },
    ),
    step(
      'Ask ten questions before the first visit',
      'Ask your partner about names and titles, shoes, food, faith, politics, kisses or hands, who is ill, and what they love to talk about. Bring something small from your region. Help in the kitchen, ask about photos, and leave on time.',
      ['Ask your partner ten questions', 'Choose a small gift', 'Prepare two questions for your {inlaw}'],
      1.5,
      { when: { named: 'first' } },
    ),
    step(
      'Learn twenty sentences in the language of your {inlaw}',
      'Greetings by age, thanks for the food, how is your back, may I help, tell me about this photo. Your partner records them slowly. Use two at each visit and let them correct you: being taught by them makes them your ally. Ten minutes a day bring fifty sentences in a month.',
      [
        'Let your partner record ten sentences',
        'Say two at the next visit',
        'Ask your {inlaw} to teach you one dish in it',
      ],
      5,
      { waitDays: 5, when: { said: tongue } },
    ),
    step(
      'Find one thing you can honestly like',
      'It may be a recipe, the garden, football, or how they love the grandchild. Ask for help in that field: people like those whom they help. Ten minutes alone with them do more than an evening in company.',
      ['Name one thing you like', 'Ask your {inlaw} for one piece of help', 'Spend ten minutes alone with them'],
      1.5,
      { waitDays: 5, when: { unsaid: tongue } },
    ),
    step(
      'Keep the limit that holds and give back one small thing',
      'A limit that has held deserves thanks: it has been easier for us since then. Then give something on your own account, such as an open Saturday or a photo on Fridays. What was said in the quarrel is not taken up again.',
      ['Thank for keeping it', 'Offer one small thing', 'Agree what you do if it slips once'],
      0.75,
      { waitDays: 14, when: { said: limitHolds } },
    ),
    step(
      'Set the first limit in one kind sentence',
      'We have decided this and know you mean well; on Sunday we come from two to five. No reasons to argue with. Repeat the same words. Say what is possible too.',
      [
        'Write the sentence with your partner',
        'Let them say it to their own family',
        'Repeat it once without new reasons',
      ],
      0.75,
      { waitDays: 7, when: { unsaid: limitHolds } },
    ),
    step(
      'Divide the house with doors, kitchen hours and an evening alone',
      'Settle a door on which everybody knocks, who cooks when, who decides about the child, and who pays what. One evening a week the couple is alone. Write it on one page as a trial of two months. Go out for one hour a day.',
      ['Draw rooms and hours on one page', 'Talk it through with your {inlaw} and tea', 'Fix the evening alone'],
      3,
      { waitDays: 7, when: { said: underOneRoof } },
    ),
    step(
      'Plan visits with a beginning, a task and an end',
      'Two to three hours with something to do are best. Beyond two nights take a hotel or a friend’s sofa. At your home give them a job, such as soup, a story or a shelf. Have a reason of your own to go for a walk.',
      ['Set hours beforehand', 'Choose one activity with your {inlaw}', 'Plan a break for yourself'],
      4,
      { waitDays: 7, when: { unsaid: underOneRoof } },
    ),
    step(
      'Answer remarks with three calm replies',
      'Thanks, I shall think about it. We do it differently. That hurt me, please do not say it. Then change the subject or the room. Practise them; your {inlaw} will test each.',
      ['Learn the three replies', 'Use each once', 'Tell your partner afterwards, briefly'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Write one page for the hours with the child',
      'Five points that matter: sleep, food, screens, car seat, medicine. Everything else is theirs, also the cupboards and the songs. Thank with a fixed thing each month. If a point does not hold, say it once, then change the hours and not the tone.',
      [
        'Choose five points with your partner',
        'Give the page with a thank you',
        'Name one thing that is wholly theirs',
      ],
      1,
      { when: { said: theyBabysit } },
    ),
    step(
      'Divide holidays and grandchildren time for a year',
      'One page with birthdays, feasts, weeks; alternate. Fixed small times calm everybody: each second Saturday with grandma. Send a photo a week without being asked.',
      ['Draw the year with both families', 'Offer fixed small times', 'Send one photo a week'],
      1.5,
      { when: { unsaid: theyBabysit } },
    ),
    step(
      'Look back and do one thing you both enjoy',
      'Invite your {inlaw} to the thing you found. Thank for one true thing. It is done after three peaceful visits; if it stays hurtful, less contact is a decent answer.',
      ['Invite for the shared thing', 'Thank for something true', 'Decide how often is good'],
      3,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Ask for the childhood stories', 'Nobody else knows your partner at six.', 'Photos', 'Write them down'),
    tip('Cook their dish', 'Ask for the recipe and do it their way once.', 'Call for advice', 'Praise'),
    tip('Do not complain to your own mother', 'She will remember it for years.', 'A friend instead', 'Or paper'),
    tip('Learn twenty words of their language', 'It melts more than gifts.', 'Greetings', 'Food'),
    tip('Take back the key kindly', 'Swap it for a bell and a coffee.', 'New lock', 'One sentence'),
    tip('Let some remarks fly past', 'Choose one in five.', 'Breathe', 'Tea'),
    tip('Say what grandparents may do', 'Sweets on Saturdays, no haircuts.', 'A list of yes', 'Short'),
    tip('Praise how they raised your partner', 'If it is true.', 'One trait', 'Before others'),
    tip('Keep money out of it', 'Gifts with strings cost more.', 'Ask what is expected', 'Decline'),
    tip('Visit a short time often', 'Two hours monthly beat three days.', 'Own car', 'Own bed'),
    tip('Send news yourself', 'A message from you counts double.', 'Photo', 'Sunday'),
    tip('Ask how they lost and loved', 'Old hurts explain much.', 'On a drive', 'Listen'),
  ],
};
