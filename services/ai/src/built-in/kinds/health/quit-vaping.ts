import { type Kind, step, tip } from '../kind.ts';
import { stopSmokingHere } from '../local-health.ts';
import { numbers } from '../stage-words.ts';

/** They vape no more. */
const stopped = [
  `${numbers}/one/a/1/several days/weeks/months/week/month/day without vaping/a_vape/my_vape/nicotine/it`,
  "haven't/havent/not vaped for/since/in/a",
  'have not vaped for/since/in/a',
  'vape-free/nicotine-free for/since',
  `stopped/quit/gave_up vaping? ${numbers}/a/one days/weeks/months/week/month/day ago`,
  'stopped/quit/gave_up vaping? last/yesterday',
  'threw my vape/it away/out',
  'day _ without/vape-free',
  'on day _',
];

/** A plan without a date counts as longer than this. */
const aDate = 600;

/** They are young, and the home must not hear of it or does not know. */
const young = [
  "i'm/im/i_am/am/aged 13/14/15/16/17",
  '13/14/15/16/17 years/year old',
  "mum/mom/mother/dad/father/parents don't/doesn't/dont/doesnt/mustn't/do_not/does_not know",
  'school/sixth_form toilets/toilet/loos/bathroom',
];

export const quitVaping: Kind = {
  id: 'quit-vaping',
  category: 'health',
  name: 'Quit vaping',
  slots: {
    device: {
      words: [
        'disposables|disposable|elf bar|elf bars|lost mary|puff bar',
        'pods|pod|juul',
        'e-cigarette|e-cig|ecig',
        'vape pen',
        'nicotine pouches|pouches|zyn',
        'snus',
        'heated tobacco|iqos',
      ],
      otherwise: 'vape',
    },
    trigger: {
      words: [
        'waking up|wake up|in bed|mornings',
        'gaming|games',
        'driving|car',
        'drinking|pub|beer|nights out|alcohol',
        'parties|party',
        'studying|uni|exams',
        'desk work|desk|at work|work',
        'boredom|bored',
        'stress',
        'being with friends|friends|everyone does',
        'scrolling|phone',
        'meals|after eating',
        'coffee',
        'breaks',
      ],
      otherwise: 'idle minutes',
    },
  },
  ask: {
    question: 'What do you use, how strong is it, and when is the first puff of the day?',
    chips: ['Disposables, right after waking', 'Refillable, low strength', 'Only when I go out'],
  },
  hoursAWeek: 1.5,
  weekly: 'Note the cravings and what helped, and put the saved money aside',
  measures: ['mg', 'puffs'],
  ladder: true,
  paced: 'dropped',
  overview:
    'You will see when you reach for your {device}, make the strength and the places smaller over a few weeks, or stop at once with nicotine replacement, and then stay without for three months.',
  approach:
    'Vaping has no natural end like a cigarette, so first give it set times and places. Then lower the strength, then stop on a named day. If you used to smoke, the one thing to avoid is going back to cigarettes; go slower rather than that.',
  done: 'You have had no nicotine from your device for three months and have not gone back to smoking.',
  cautions: [
    'See a doctor for chest pain, breathlessness, coughing blood or a cough that lasts; ask before using nicotine products if you are pregnant, under 18 or have heart trouble.',
    'Never take apart devices or mix liquids of unknown origin. Keep nicotine liquid away from children and animals.',
  ],
  steps: [
    step(
      'Write the day you stopped vaping and your three weak moments',
      'Put the date on the first screen of the phone. Then the last cravings with hour and place; most belong to {trigger} or to one friend.',
      ['Write down the day', 'List the last five cravings', 'Mark the three weak moments'],
      0.5,
      { when: { said: stopped } },
    ),
    step(
      'Log when and where you vape for three days',
      'A mark for each time, with place and mood. Note strength and how much you spend a week. It is done when you know your three strongest moments.',
      [
        'Start a note on your phone and make the first mark',
        'Mark the times that belong to {trigger}',
        'Write down strength and money per week',
      ],
      0.7,
      { when: { unsaid: stopped } },
    ),
    step(
      'Get advice on nicotine replacement and support',
      'A pharmacist or stop-smoking service helps with vaping too: patches, gum, lozenges, a plan, somebody to talk to. Ask about free text or app programmes.',
      ['Call or visit with your log', 'Ask: taper or stop at once, and what with?'],
      1,
      {
        local: stopSmokingHere,
        when: { unsaid: [...stopped, ...young] },
        resources: 'Free help: https://smokefree.gov · https://www.nhs.uk/better-health/quit-smoking/',
      },
    ),
    step(
      'Talk to a school nurse or quit line that keeps it to itself',
      'You need one adult who knows, and it can be the school nurse, a pharmacist or a text quit line; ask first what stays between you. Under 18 ask them before you use patches or gum. Nobody gets into trouble for wanting to stop.',
      ['Choose the one adult', 'Ask: what stays between us?', 'Sign up for a text programme for young people'],
      0.5,
      { when: { unsaid: stopped, said: young }, resources: 'Teens: https://teen.smokefree.gov' },
    ),
    step(
      'Ask a pharmacist whether gum or a patch helps now',
      'Restless sleep, hunger and a short temper are withdrawal and ease within two to four weeks. Gum, lozenges or a patch for some weeks are far better than one puff of a friend’s {device}.',
      [
        'Tell the pharmacist the day and the old strength',
        'Ask how long to use it',
        'Look for a free support programme',
      ],
      0.7,
      { local: stopSmokingHere, when: { said: stopped } },
    ),
    step(
      'Ban your {device} from bed, car and desk',
      'From now on only outdoors, standing, at set times. Keep it in a bag in another room. This alone cuts most people’s use by a third.',
      [
        'Choose the place where it is kept',
        'Begin half an hour after waking and add half an hour a week',
        'Put gum or a bottle where it used to lie',
      ],
      2,
      { when: { unsaid: stopped }, measured: 'Get down by {30%} with set places' },
    ),
    step(
      'Lower the nicotine strength in two or three steps',
      'One step every one to two weeks, for example from 20 to 12 to 6 to 3 mg. If you puff more after a step, wait a week before the next. Do not stock up.',
      [
        'Write the steps with dates',
        'Buy only for one week at a time',
        'Do something else with your hands during {trigger}',
      ],
      3,
      { when: { weeksFrom: 5, unsaid: stopped }, measured: 'Get down by {60%} step by step' },
    ),
    step(
      'Clear every device and every shop out of reach',
      'Old pods in drawers, the car, a coat; saved shops, chats, videos. A craving lasts five minutes, and what lies in reach wins in the second one.',
      ['Search drawers, coats and car', 'Delete shops and mute channels', 'Ask friends not to lend you theirs'],
      1,
      { when: { said: stopped } },
    ),
    step(
      'Give your hands something else during {trigger}',
      'Water with a straw, gum, a pen, ten press-ups: choose one and use it each time for three weeks. The habit of the hand outlives the nicotine.',
      ['Choose one thing', 'Lay it where the device used to be', 'Tick each time you used it'],
      2,
      { when: { said: stopped } },
    ),
    step(
      'Set the last day and tell two people',
      'A day without party or exam within the next two weeks. Say what helps: no offers, no jokes, a message in the evening.',
      [
        'Write the day down where you see it',
        'Tell two people and unfollow vape shops',
        'Write four answers to a craving of five minutes',
      ],
      1,
      { when: { unsaid: stopped } },
    ),
    step(
      'Throw the {device} away and stay without for a week',
      'Hand devices in as electrical waste, liquids too. The first three days are the hardest: irritable, hungry, restless, poor sleep. It becomes easier after about a week.',
      ['Hand everything in on the evening before', 'Plan the first three evenings', 'Use patch or gum as advised'],
      3,
      { when: { unsaid: stopped, weeksTo: 7.9 }, measured: 'Stop: all {total} gone' },
    ),
    step(
      'Stop now: hand the {device} in weeks before your date',
      'The weeks that count are the ones without, so the last day comes long before the date. Hand devices in as electrical waste, liquids too. The first three days are the hardest: irritable, hungry, restless, poor sleep. It becomes easier after about a week.',
      ['Hand everything in on the evening before', 'Plan the first three evenings', 'Use patch or gum as advised'],
      3,
      {
        daysBefore: 42,
        when: { unsaid: stopped, weeksFrom: 8, weeksTo: aDate },
        measured: 'Stop weeks before the date: all {total} gone',
      },
    ),
    step(
      'Hand the {device} in and get through the first week',
      'Hand devices in as electrical waste, liquids too. The first three days are the hardest: irritable, hungry, restless, poor sleep. It becomes easier after about a week.',
      ['Hand everything in on the evening before', 'Plan the first three evenings', 'Use patch or gum as advised'],
      3,
      { when: { unsaid: stopped, weeksFrom: aDate }, measured: 'Stop: all {total} gone' },
    ),
    step(
      'Write what you do after one puff',
      'Hand it back, leave the room, tell one person the same day, go on. Note what came before. One puff is a slip; buying your next {device} is the thing to prevent.',
      ['Write three lines', 'Tell one person the plan', 'Keep gum in the bag'],
      0.5,
      { when: { said: stopped } },
    ),
    step(
      'Go through your strongest moment without it',
      'Whether it is {trigger} or a night out: decide beforehand what is in your hand, who is with you and when you leave.',
      ['Say once aloud: no thanks, I have stopped', 'Leave early the first time'],
      1.5,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Reach three months without and spend the savings',
      'Look back at the log and the money. After a slip, note what came before and go on the same day. Finish nicotine replacement as agreed.',
      ['Work out the money saved', 'Buy the thing you chose', 'Write a note for weak days with {trigger}'],
      1.5,
      { waitDays: 50, when: { weeksFrom: 12 } },
    ),
    step(
      'Look at breath, sleep and money at the next mark',
      'Half a year from the day you stopped: run for the bus, look at your sleep, add up what you did not spend, and buy something that stays.',
      ['Add up the money', 'Note breath and sleep', 'Set the next mark'],
      0.7,
      { waitDays: 30, when: { said: stopped } },
    ),
  ],
  suggestions: [
    tip('Delay by ten minutes', 'Most cravings are over by then.', 'Set a timer', 'Walk or drink water'),
    tip(
      'Change the first ten minutes',
      'Shower or walk before anything else.',
      'Phone and device in another room',
      'Breakfast first',
    ),
    tip(
      'Use something for the mouth',
      'It misses the habit more than the nicotine.',
      'Sugar-free gum',
      'Straw or carrot',
    ),
    tip(
      'Drop your favourite flavour',
      'Dull flavours are easier to leave.',
      'Plain for the last weeks',
      'No sweet ones',
    ),
    tip(
      'Ask friends not to share',
      'A borrowed puff is the commonest slip.',
      'One message to the group',
      'Stand upwind',
    ),
    tip(
      'Put the money in a separate account',
      'Forty a week is two thousand a year.',
      'On the day you used to buy',
      'Name it after the aim',
    ),
    tip(
      'Move when you are restless',
      'Five minutes of stairs calm you.',
      'Or twenty squats',
      'Then breathe out slowly',
    ),
    tip('Do not swap for cigarettes', 'That is the worse habit.', 'Better a lozenge', 'Ask for help the same day'),
    tip('Warn people about your mood', 'It lasts about two weeks.', 'Say it once', 'Say sorry quickly'),
    tip('Halve the coffee', 'Jitters and cravings feel alike.', 'Two weeks', 'Water beside it'),
    tip('Clean your teeth more often', 'A fresh mouth wants less.', 'After meals', 'And at craving time'),
    tip('Mark each day on paper', 'A full week is hard to break.', 'Big calendar', 'A cross at night'),
  ],
};
