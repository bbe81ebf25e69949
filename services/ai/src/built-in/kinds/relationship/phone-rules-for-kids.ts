import { type Kind, step, tip } from '../kind.ts';

const dealBroken = [
  'contract/deal/rule is/on/holds/collapse',
  'weekdays hold',
  'found my pin',
  'saturdays',
  'weeks into',
];

export const phoneRulesForKids: Kind = {
  id: 'phone-rules-for-kids',
  category: 'relationship',
  name: 'Agree on screens and phones with my children',
  slots: {
    child: {
      words: [
        'teenager|teen',
        'daughter|girl',
        'son|boy',
        'toddler',
        'twins',
        'kids|children',
        'grandchildren|grandkids',
        'child',
      ],
      otherwise: 'children',
    },
    screen: {
      words: [
        'first phone|first smartphone|smartphone|phone',
        'gaming|games|fortnite|roblox|minecraft|xbox|playstation|console',
        'tablet|ipad',
        'TikTok|tiktok|instagram|snapchat|social media',
        'YouTube|youtube',
        'TV|tv|telly',
        'screens|screen time|screen',
      ],
      otherwise: 'screens',
    },
    little: { words: ['toddler|2 year old|3 year old|4 year old|5 year old|baby|preschool'], otherwise: 'little one' },
  },
  ask: { question: 'How old is the child?', chips: ['Under six', 'Six to eleven', 'Twelve or older'] },
  hoursAWeek: 2,
  overview:
    'You will see how much and what for, agree with the other adults, make a short written deal about {screen} with your {child}, set the devices so that they help, and fill the free hours with something better.',
  approach:
    'Times and places work better than minutes: none at table, none in bedrooms at night. Adults keep the rules too. It goes wrong with a ban in anger, a new rule each week, and screens as the only peace in the house. Rough guide: none before two, up to an hour at three to five, then sleep, school, friends and movement come first.',
  done: 'For a month the deal has held on most days, devices sleep outside bedrooms, and ending is no fight.',
  cautions: [
    'If a child is blackmailed, gets sexual messages or meets strangers, save proof, tell the police and do not scold. Lost sleep, school and friends over months, or violence when it is taken away, is a matter for a doctor or counsellor.',
  ],
  steps: [
    step(
      'Mend only the hole in the agreement',
      'Something holds, so change one point: a Saturday with its own rule, a new code that only the router knows, or an end that follows a match and not the clock. Ask your {child} to propose it and what follows when it breaks. Thank for what held.',
      ['Name the one hole', 'Let your {child} propose the rule', 'Write it on the same page'],
      0.5,
      { when: { said: dealBroken } },
    ),
    step(
      'Note one week of screens, yours too',
      'Look at the screen-time reports: hours, apps, use after ten at night. Write what it is for, such as friends, boredom or calm after school. Mark the worst hour of the day and the best use.',
      ['Read the screen-time reports', 'Write down the worst hour', 'Note your own time beside it'],
      0.75,
      { when: { unsaid: dealBroken } },
    ),
    step(
      'Agree with the other adults on three fixed points',
      'Decide where devices sleep, when the day ends and that meals are free of them. Tell grandparents and the other home. Do not ask of the children what you two cannot keep.',
      ['Choose three points about {screen}', 'Tell grandparents or the other home', 'Buy an alarm clock'],
      0.75,
    ),
    step(
      'Hold a talk with your {child} and ask first',
      'Ask what they love about it, what annoys them and what should not change. Say your own worry in one sentence and let them propose times. For a first device, say what it is for, what it costs and what you may look at.',
      ['Ask three questions and listen', 'Say one worry', 'Let them propose'],
      1,
    ),
    step(
      'Write the deal about {screen} on one page',
      'It says when and where, how long on school days and weekends, what has to be asked first, and what you may check. Name one small consequence that is known beforehand and follows the same day. Everybody signs, you too, and you look at it again in a month.',
      ['Write five rules together', 'Fix one known consequence', 'Sign and set the review'],
      1,
    ),
    step(
      'Set devices so that they do half of the work',
      'Set up the family account, downtime and age limits. Switch off buying in apps and chat with strangers, make profiles private, and let the router pause at night. Explain each setting to older children.',
      [
        'Set family account and downtime for {screen}',
        'Switch off buying and strangers’ chat',
        'Charge all devices in the kitchen',
      ],
      1.5,
    ),
    step(
      'Change the routine for the little one',
      'Choose one film with an end instead of endless clips, watch it together at the same hour, then offer a snack and go outside. Warn five minutes before. Hold them through a tantrum without a new film, and carry a bag of pens for waiting times.',
      ['Choose one fixed slot', 'Watch together and talk', 'Pack a bag for waiting times'],
      1.5,
      { when: { named: 'little' }, waitDays: 10 },
    ),
    step(
      'Fill the worst hour with something that pulls',
      'A friend, climbing, cooking, a dog, a board game or a small paid job pulls more than a ban pushes. Twenty minutes of boredom are allowed. Play their game with them once a week; you learn more than any filter shows you.',
      ['Plan three afternoons', 'Play or watch with your {child} once a week', 'Invite a friend without devices'],
      6,
      { waitDays: 14 },
    ),
    step(
      'Teach what to do when something goes wrong',
      'The rule is: stop, take a screenshot, block, tell an adult. Promise that nobody loses the phone for telling. Practise with three cases: somebody asks for a naked picture, a group is cruel, a stranger offers a gift.',
      [
        'Talk through three cases with your {child}',
        'Promise not to take the phone for telling',
        'Save a helpline number',
      ],
      1,
    ),
    step(
      'Hold the first hard two weeks and review',
      'Expect them to test it. Use the same sentence, do not debate at nine at night, and thank them for what works. After a month decide what stays and what loosens with age; it is done when it holds on most days.',
      ['Use the same sentence', 'Praise one thing a day', 'Review the page with your {child}'],
      2,
      { waitDays: 28 },
    ),
  ],
  suggestions: [
    tip('End at a natural break', 'After the match, not in it.', 'Ask how long', 'Timer theirs'),
    tip('Charge your own phone first', 'They watch you.', 'Kitchen', 'Nine'),
    tip('Have one screen-free half day', 'All of you.', 'Sunday', 'Out'),
    tip('Talk to class parents', 'One rule for all is easier.', 'Evening', 'Three agree'),
    tip('Start with a simple phone', 'Calls and messages are enough.', 'Walk to school', 'Later more'),
    tip('Follow them, silently', 'No comments in public.', 'Agreed', 'Private talk'),
    tip('Ask for help with yours', 'Teen as expert opens talk.', 'Thanks', 'Swap'),
    tip('Keep bikes pumped up', 'Easy things win.', 'Door', 'Ball'),
    tip('Give money as a fixed sum', 'Skins from own pocket.', 'Month', 'No loans'),
    tip('No phone as prize or blackmail', 'It makes it gold.', 'Other', 'Small'),
    tip('Read together at night', 'Teens too, or a podcast.', 'Lamp', 'Twenty minutes'),
    tip('Write down good uses', 'Films made, languages, gran’s calls.', 'List', 'Support'),
  ],
};
