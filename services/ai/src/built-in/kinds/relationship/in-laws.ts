import { type Kind, step, tip } from '../kind.ts';

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
        'boyfriend’s parents|boyfriends parents|his parents|his mother|his mum',
      ],
      otherwise: 'in-laws',
    },
    first: { words: ['meet|first time|introduce|introduced|meeting the parents'], otherwise: 'first visit' },
  },
  ask: {
    question: 'What is it mostly about?',
    chips: ['They interfere', 'We have nothing to say', 'I meet them for the first time'],
  },
  hoursAWeek: 1,
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
      'Agree with your partner before anybody else',
      'On a walk: I need us to decide this together. Not: your mother. Settle visits, keys, holidays, what is private, and a sign for rescue. They speak to their family in we-sentences.',
      ['Ask for half an hour', 'Settle three points', 'Agree on a rescue sign'],
      1,
    ),
    step(
      'Ask ten questions before the first visit',
      'Ask your partner about names and titles, shoes, food, faith, politics, kisses or hands, who is ill, and what they love to talk about. Bring something small from your region. Help in the kitchen, ask about photos, and leave on time.',
      ['Ask your partner ten questions', 'Choose a small gift', 'Prepare two questions for your {inlaw}'],
      1.5,
      { when: { named: 'first' } },
    ),
    step(
      'Find one thing you can honestly like',
      'It may be a recipe, the garden, football, or how they love the grandchild. Ask for help in that field: people like those whom they help. Ten minutes alone with them do more than an evening in company.',
      ['Name one thing you like', 'Ask your {inlaw} for one piece of help', 'Spend ten minutes alone with them'],
      1.5,
      { waitDays: 14 },
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
      { waitDays: 14 },
    ),
    step(
      'Plan visits with a beginning, a task and an end',
      'Two to three hours with something to do are best. Beyond two nights take a hotel or a friend’s sofa. At your home give them a job, such as soup, a story or a shelf. Have a reason of your own to go for a walk.',
      ['Set hours beforehand', 'Choose one activity with your {inlaw}', 'Plan a break for yourself'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Answer remarks with three calm replies',
      'Thanks, I shall think about it. We do it differently. That hurt me, please do not say it. Then change the subject or the room. Practise them; your {inlaw} will test each.',
      ['Learn the three replies', 'Use each once', 'Tell your partner afterwards, briefly'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Divide holidays and grandchildren time for a year',
      'One page with birthdays, feasts, weeks; alternate. Fixed small times calm everybody: each second Saturday with grandma. Send a photo a week without being asked.',
      ['Draw the year with both families', 'Offer fixed small times', 'Send one photo a week'],
      1.5,
    ),
    step(
      'Look back and do one thing you both enjoy',
      'Invite your {inlaw} to the thing you found. Thank for one true thing. It is done after three peaceful visits; if it stays hurtful, less contact is a decent answer.',
      ['Invite for the shared thing', 'Thank for something true', 'Decide how often is good'],
      3,
      { waitDays: 30 },
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
