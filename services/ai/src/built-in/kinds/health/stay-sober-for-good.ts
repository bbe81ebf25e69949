import { type Kind, step, tip } from '../kind.ts';
import { alcoholHelpHere } from '../local-health.ts';
import { fourteenAndMore, numbers, pastTimes } from '../stage-words.ts';

/** They have been sober for two weeks and more. */
const sober = [
  `${numbers}/several weeks/months/years sober/clean/dry/without/alcohol-free`,
  'a/one year/month sober/clean/dry/without/alcohol-free',
  `${fourteenAndMore} days sober/clean/dry/without/alcohol-free`,
  `sober/clean/dry for? about/almost/nearly/over? ${numbers} weeks/months/years`,
  `sober/clean/dry for? about/almost/nearly/over? ${fourteenAndMore} days`,
  'sober/clean/dry for? about/almost/nearly/over? a/one year/month',
  `sober/clean/dry since ${pastTimes}`,
  `haven't/havent/not had a drink/drop since/in ${pastTimes}/weeks/months/years`,
  `haven't/havent/not had a drink/drop for/in ${numbers} weeks/months/years`,
  'out_of/finished/completed/back_from/come_out_from/came_out_of rehab/detox/the_clinic/reha/the_reha/the_de-addiction',
  `${numbers} weeks/months/wks off the?`,
];

/** They drink again. */
const relapsed = ['relapsed/relapse', 'drinking/drink/drank again', 'back on the drink'];

/** They go to a group. */
const grouped = ['go/going to aa/meetings/smart/a_group', 'in aa/smart', 'have/got a sponsor'];

/** The first two weeks: the doctor still comes first, and the beginning is behind them. */
const firstDays = [
  'one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/thirteen/1/2/3/4/5/6/7/8/9/10/11/12/13 days sober/clean/dry/without',
  'one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve days in and/now/but/since',
  'day two/three/four/five/six/seven/eight/nine/ten/2/3/4/5/6/7/8/9/10/11/12/13 sober/clean/today/without',
  'on/at day two/three/four/five/six/seven/eight/nine/ten/2/3/4/5/6/7/8/9/10/11/12/13',
  'sober/clean/dry for? a/one week/fortnight',
  'sober/clean/dry since monday/tuesday/wednesday/thursday/friday/saturday/sunday/last/the',
  'a/one week sober/clean/dry/without',
  'last drink/drop was',
];

/** The twelve steps with a god in them are not for them. */
const secular = [
  'secular/atheist/agnostic/atheists',
  'no/not/without god/religion/religious/church/praying/prayer/prayers/preaching',
  'not a? believer',
  "don't/dont believe in",
  'god/religious/higher_power/prayer thing/stuff/bit/bits/part/talk/side/business',
  "can't/cannot/cant do/stand/take the? god/prayers/higher_power",
];

/** What they take is no drink. */
const drugs = ['opioids/opiates/oxy/oxycodone/heroin/fentanyl/tramadol/codeine/coke/cocaine/sniff/meth/ketamine'];

/** Drink stands at their work. */
const amongDrink = [
  'barman/bartender/barmaid/barkeeper/sommelier/brewer/landlord/publican',
  'work in/at/behind a/the bar/pub/club/brewery/restaurant',
  'every client brings',
  'clients drink/drinking',
];

export const staySoberForGood: Kind = {
  id: 'stay-sober-for-good',
  category: 'health',
  name: 'Stay sober for good',
  slots: {
    person: {
      words: [
        'wife',
        'husband',
        'partner',
        'children|kids',
        'daughter',
        'son',
        'mother|mum',
        'father|dad',
        'sister',
        'brother',
        'friend',
      ],
      otherwise: 'family',
    },
    danger: {
      words: [
        'Friday evenings|friday|weekends|weekend',
        'weddings|wedding|parties|party',
        'holidays|holiday|christmas',
        'loneliness|alone|lonely',
        'rows|arguments',
        'work dinners|clients|after work',
        'football|pub|stadium',
        'stress',
      ],
      otherwise: 'evenings alone and parties',
    },
    help: { words: ['AA|alcoholics anonymous', 'SMART Recovery|smart recovery'], otherwise: 'a group' },
  },
  ask: {
    question: 'When was the last drink, and have you had shakes or fits when stopping?',
    chips: ['Still drinking daily', 'Sober for weeks', 'Relapsed again'],
  },
  hoursAWeek: 4,
  unhurried: true,
  weekly: 'Two meetings or talks, one sober pleasure, one honest call',
  overview:
    'If you drink daily, stopping is planned with a doctor first. Then come people (a group, a counsellor, someone to call), ninety days with a simple rhythm, medicine if it helps, and a plan for {danger} and for a slip.',
  approach:
    'Alone by will is the hardest way; two contacts a week the surest. One day at a time, and that day has a shape. A slip is a signal to call within the hour, not the end.',
  done: 'You have been sober for a year, or ninety days for the first mark, and have people and plans that hold when it gets hard.',
  cautions: [
    'Never stop suddenly by yourself if you drink daily or had shaking, sweats, seizures or confusion: withdrawal can kill. Call a doctor for a detox. Fits, seeing things, fever or confusion: emergency number.',
    'If you do not want to live, call the crisis line or emergency number now. Tell doctors about sedatives, and about pregnancy.',
  ],
  steps: [
    step(
      'Write your sober date and your three reasons where you see them',
      'The date, the reasons, the worst morning and the best one since. Read it before you go out and before you go to bed. It answers the voice that says one would do no harm.',
      ['Write the date and three reasons', 'Write the worst and the best morning', 'Put the card into your wallet'],
      0.4,
      { when: { said: sober } },
    ),
    step(
      'Write your first sober day and your three reasons on a card',
      'Your sober days get a date. The first five days can be dangerous, so ring a doctor today. Under it three reasons, the worst morning, and the hour of the day that pulls most. Read it before you leave the house and before bed.',
      ['Write the date and three reasons', 'Write the hour that pulls most', 'Put the card into your wallet'],
      0.3,
      { when: { said: firstDays, unsaid: sober } },
    ),
    step(
      'Write how much, how long and your reasons',
      'Drinks of a usual week, first one of the day, earlier stops and what happened, three reasons in your words.',
      ['Write last week’s drinks', 'Write withdrawal signs you have had', 'Put your reasons in the wallet'],
      0.5,
      { when: { unsaid: [...sober, ...firstDays] } },
    ),
    step(
      'See a doctor about stopping safely',
      'Ask about detox at home or in a clinic, vitamin B1, liver values, and medicines against craving. Be honest about the amount.',
      [
        'Call today and say: I want to stop drinking safely',
        'Bring your {person} if you can',
        'Ask: detox where, from which day?',
      ],
      1,
      { local: alcoholHelpHere, when: { unsaid: [...sober, ...firstDays] }, waitDays: 5 },
    ),
    step(
      'Ask a doctor how to stop safely this time',
      'After a relapse the body reacts as it did before the first stop, or more strongly. Tell the amount and the earlier withdrawal. Do not stop suddenly by yourself if you drink daily.',
      ['Call today and say: I drink again and want to stop safely', 'Say what happened at the last stop'],
      0.7,
      { local: alcoholHelpHere, when: { said: relapsed, unsaid: firstDays }, waitDays: 3 },
    ),
    step(
      'Have a doctor check how the first days have gone',
      'Tell the day of the last drink and the amount before. Ask for vitamin B1, liver values, and a medicine against craving. Growing shakes, sweating, confusion, a fit, fever or seeing things: call the emergency number, also on day ten.',
      [
        'Ring today and say how many days it is',
        'Ask about vitamin B1 and craving',
        'Tell your {person} which signs mean a call',
      ],
      0.7,
      { local: alcoholHelpHere, when: { said: firstDays, unsaid: sober }, waitDays: 2 },
    ),
    step(
      'Tell doctor and dentist what your body must not be given',
      'One sentence for every file: no opioids, no sedatives, unless we plan it together. Ask who prescribes for you, whether a medicine against craving fits, and for naloxone at home if it was opioids. After a clean time the old amount can kill.',
      [
        'Write the sentence and send it to the practice',
        'Before an operation: ask for a pain plan with a named holder of the tablets',
        'Ask for naloxone and show your {person} how',
      ],
      1,
      { when: { said: drugs } },
    ),
    step(
      'Look for the signs that come weeks before a drink',
      'A relapse begins long before the glass: skipped meals, bad sleep, no calls, secrets, old places. Write your own five signs and give them to your {person}, with leave to say it aloud.',
      ['Write five signs of your own', 'Give them to your {person}', 'Agree what happens when three show'],
      0.7,
      { when: { said: sober } },
    ),
    step(
      'Go to the first meeting of {help}',
      'Different groups have different tone: try three. You may just listen. Online ones exist at every hour.',
      ['Find three meetings this week', 'Go to one, stay for tea', 'Ask for a phone number'],
      1,
      { when: { unsaid: [...grouped, ...secular] } },
    ),
    step(
      'Go to a group without a god, twice this week',
      'SMART Recovery works with tools against urges, LifeRing with talk about your own week, and many towns have secular AA meetings. All have online rooms every evening. Judge after three meetings, and take one telephone number home.',
      [
        'Choose two meetings, one of them online tonight',
        'Go to both and only listen if you like',
        'Ask for one number you may ring',
      ],
      2,
      {
        when: { said: secular, unsaid: grouped },
        resources: 'Groups: https://smartrecovery.org · https://lifering.org',
      },
    ),
    step(
      'Take a small duty in your group',
      'Tea, chairs, a lift for somebody new. Who has a duty comes on bad days as well. Ask one person with years behind them what nearly brought them back.',
      ['Offer one duty at the next meeting', 'Ask one person with more years', 'Save two more numbers'],
      2,
      { when: { said: grouped } },
    ),
    step(
      'Clear the house and tell your {person}',
      'No drink at home, other shops, other way home. Say what you need: no pouring in front of me, ask how I am.',
      [
        'Pour it out or have it taken away',
        'Tell your {person} in three sentences',
        'Save three numbers at the top of the phone',
      ],
      1,
    ),
    step(
      'Fill the gaps between your fixed talks with two contacts a week',
      'A counsellor or clinic once a week leaves six days. So fix two more contacts by day and hour: a group, a sober friend, a call. Up at the same time, three meals, movement; hungry, angry, lonely, tired are checked before a craving is believed.',
      [
        'Write the two contacts into the calendar',
        'Mark each day until ninety',
        'Plan the emptiest evening of the week',
      ],
      10,
      { when: { said: firstDays, unsaid: sober }, waitDays: 21 },
    ),
    step(
      'Make it ninety days with a simple rhythm',
      'Get up at the same time, eat three meals, move, contact, bed. Hungry, angry, lonely, tired: check the four before you act on a craving.',
      ['Write the day plan', 'Mark each day', 'Two contacts a week at least'],
      12,
      { when: { unsaid: [...sober, ...firstDays] }, waitDays: 30 },
    ),
    step(
      'Keep the simple rhythm now that it gets quiet',
      'After the first months praise ends and evenings are long. Up at the same time, three meals, movement, one honest talk a day; hungry, angry, lonely, tired are checked before a craving is believed.',
      ['Write the day plan for this month', 'Fix two contacts a week', 'Plan something for the emptiest evening'],
      10,
      { waitDays: 21, when: { said: sober } },
    ),
    step(
      'Make your workplace safe or plan the way out of it',
      'Where drink is poured all day, the rule is written down: your own glass, no tasting, never the last one to close, a colleague who knows. Agree a date on which you look honestly at whether this work can stay.',
      [
        'Write four rules for a shift',
        'Tell one colleague what to do when you go quiet',
        'Write the date of the honest look',
      ],
      1,
      { when: { said: amongDrink } },
    ),
    step(
      'Plan the speech and the day so that you stay sober',
      'A speech needs notes on one card, a rehearsal aloud before two people, and water or a cordial in your toast glass. Tell the hosts and the waiter beforehand. Know where you stand in the first hour, who goes out with you for air, and when you leave.',
      [
        'Write the speech and say it aloud to your {person}',
        'Ask for your own drink for the toast',
        'Arrange a call before and after the speech',
      ],
      2,
      { when: { said: ['speech/toast/best_man'] } },
    ),
    step(
      'Plan a sober way through {danger}',
      'Own drink in the hand, own way home, an ally who knows, a time to leave, a sentence. For the first months staying away is allowed.',
      ['Write the plan for the next one', 'Practise: no thanks, I do not drink', 'Call someone before and after'],
      1,
    ),
    step(
      'Treat what drinking covered',
      'Sleep, fear, grief, pain, trauma, debt: each has help. Ask for therapy or aftercare; repair with your {person} by deeds, slowly.',
      ['Name the one that drives you most', 'Book a counsellor', 'Do one thing you promised'],
      4,
    ),
    step(
      'Write the plan for a slip',
      'Whom you call within the hour, where you sleep, that you stop now and not tomorrow, and doctor again if you drank for days.',
      [
        'Write it together with somebody from {help}',
        'Give a copy to your {person}',
        'Throw out what is left and go to a meeting',
      ],
      0.7,
    ),
    step(
      'Mark the day and help one other person',
      'Thirty, ninety days, half a year, a year. Passing it on keeps you sober. Look at liver values, money and mornings.',
      ['Tell your story once', 'Have blood tested', 'Choose the next mark'],
      1,
    ),
  ],
  suggestions: [
    tip('Call before the first drink', 'Afterwards it is much harder.', 'Three numbers', 'At any hour'),
    tip('Keep something sweet at hand', 'Sugar eases early craving.', 'Fruit', 'Tea'),
    tip('Change Friday first', 'It is the hardest hour.', 'Class at six', 'Early dinner'),
    tip('Look for alcohol in food and tonics', 'It wakes the taste.', 'Ask', 'Labels'),
    tip('Save the money in a jar', 'It shows what you have gained.', 'Weekly', 'One wish'),
    tip('Sleep is bad for weeks', 'It returns, do not medicate alone.', 'Same hour', 'Walk'),
    tip('Let others drive off', 'Own keys mean freedom.', 'Taxi money', 'Exit'),
    tip('Read a page each morning', 'A thought for the day.', 'Group book', 'Tea'),
    tip('Move every day', 'It lowers craving.', 'Half an hour', 'Outdoors'),
    tip('Avoid alcohol-free beer at first', 'For some it triggers.', 'Soda', 'Ask your group'),
    tip('Apologise later', 'Let deeds come first.', 'After ninety days', 'One at a time'),
    tip('Count hours on bad days', 'A day is long.', 'Next hour', 'Call'),
  ],
};
