import { type Kind, step, tip } from '../kind.ts';
import { alcoholHelpHere } from '../local-health.ts';
import { fourteenAndMore, numbers, pastTimes } from '../stage-words.ts';

/** They have drunk nothing for two weeks and more, or have cut down. */
const stopped = [
  `${numbers}/several weeks/months/years without a/alcohol/drinking/drink/wine/beer`,
  'a/one year/month without a/alcohol/drinking/drink/wine/beer',
  `${fourteenAndMore} days without a/alcohol/drinking/drink/wine/beer`,
  `haven't/havent/not had a drink/drop since/in ${pastTimes}/weeks/months`,
  `haven't/havent/not had a drink/drop for/in ${numbers} weeks/months/years`,
  `haven't/havent/not drunk/drank/touched anything/alcohol/a_drop? for/since/in ${pastTimes}/${numbers}/months/weeks`,
  `sober/dry/alcohol-free since ${pastTimes}`,
  `sober/dry/alcohol-free for? about/almost/over? ${numbers} weeks/months/years`,
  'sober/dry/alcohol-free for? about/almost/over? a/one year/month',
  `stopped/quit drinking ${numbers} weeks/months/years ago`,
  `stopped/quit drinking in/last ${pastTimes}/month/year`,
  'already/have cut/down/reduced to/from/my',
  'did/done/finished dry_january/sober_october/a_dry_month',
];

/** The evenings have become empty. */
const emptyHome = [
  'kids/children/son/daughter/they/boys/girls left/moved',
  'left for uni/university/college',
  'empty nest/house',
  'live/living alone',
  'retired',
  'lonely/bored',
];

/** They cannot leave the house in the evening. */
const tiedToHome = [
  'kids/children/baby/little_ones/toddler/boys/girls are/is? down/asleep/in_bed/bedtime',
  'bedtime',
  'once/after/when the kids/baby/children',
];

export const drinkLessAlcohol: Kind = {
  id: 'drink-less-alcohol',
  category: 'health',
  name: 'Drink less alcohol',
  slots: {
    drink: {
      words: [
        'red wine|bottle of red',
        'white wine',
        'wine',
        'beer|lager|pints|pint|beers',
        'gin',
        'whisky|whiskey|scotch',
        'vodka',
        'rum',
        'cider',
        'prosecco|sparkling wine|champagne',
        'cocktails|cocktail',
        'spirits|shots',
        'sherry',
        'schnapps',
        'aperitifs|spritz',
      ],
      otherwise: 'alcohol',
    },
    person: { from: 'person', otherwise: 'one person you trust' },
  },
  ask: {
    question: 'How much do you drink on how many days, and have you felt shaky or sweaty without it?',
    chips: ['A few glasses most evenings', 'A lot, but only at weekends', 'Every day, I feel ill without it'],
  },
  hoursAWeek: 1.5,
  weekly: 'Count the drinks, keep the dry days, and put the saved money aside',
  measures: ['drinks', 'units', 'glasses', 'beers', 'bottles'],
  ladder: true,
  paced: 'dropped',
  overview:
    'You will first make sure that cutting down is safe for you, then count, fix dry days, change the first glass of the evening, and prepare for friends and feasts. After that you decide on a rule that lasts, less or none at all.',
  approach:
    'Count first, because most people guess half. Change the situations rather than relying on will. If you have tried to cut down several times and could not, stopping altogether with help is usually easier than moderation.',
  done: 'You have kept your own rule for eight weeks, and you know what you do after breaking it.',
  cautions: [
    'Do not stop suddenly on your own if you drink heavily every day, drink in the morning, or have had shaking, sweating, seizures or confusion without alcohol: withdrawal can be dangerous. See a doctor first; they can make it safe. A seizure or confusion is an emergency.',
    'Tell a doctor about tablets you take, liver trouble, pregnancy or low mood. If you think of ending your life, call the emergency number or a crisis line now.',
  ],
  steps: [
    step(
      'Write what has changed since you drink less',
      'Sleep, mood, weight, money, mornings: one line each. Then the two hours that are still hard, with day and company. The list keeps you going, and the two hours are what this plan is about.',
      [
        'Write five lines of what is better',
        'Name the two hard hours',
        'If you shake, sweat or see things without a drink, ring a doctor today',
      ],
      0.5,
      { when: { said: stopped } },
    ),
    step(
      'Answer ten questions about your drinking honestly',
      'Use the AUDIT questionnaire of a health service. A score of 16 or more, or any sign of withdrawal named in the cautions, means: see a doctor before you change anything.',
      [
        'Fill in the questionnaire online',
        'Write down what you drank in the last seven days',
        'If a warning sign fits, book a doctor today',
      ],
      0.7,
      {
        when: { unsaid: stopped },
        resources: 'Check and tools: https://alcoholchange.org.uk · https://www.nhs.uk/better-health/drink-less/',
      },
    ),
    step(
      'Talk to a doctor or advice centre about a safe way',
      'They can check liver and blood pressure, name medicines that reduce craving, and arrange a supervised withdrawal if needed. It is confidential in nearly every country.',
      ['Book and take your seven days along', 'Ask: may I cut down by myself, how fast, and what help is there?'],
      1.5,
      { local: alcoholHelpHere, when: { unsaid: stopped }, waitDays: 3 },
    ),
    step(
      'Have blood pressure and liver looked at once',
      'A check now shows what has already healed and whether anything needs care. Say how much it was and since when it is less. Ask about medicines against craving if the pull stays strong.',
      ['Book the check', 'Say how much it was before', 'Ask about help against craving'],
      1,
      { local: alcoholHelpHere, waitDays: 5, when: { said: stopped } },
    ),
    step(
      'Count every drink for one week as you pour',
      'Date, hour, company, reason. Note units: half a litre of beer is about two and a half, a large glass of wine three. Health services advise 14 a week at most, and some dry days.',
      [
        'Measure your usual glass of {drink} once',
        'Write it down before the first sip',
        'Mark the drinks that you would not have missed',
      ],
      1.5,
      { when: { unsaid: stopped } },
    ),
    step(
      'Fill the two hard hours with something that has a fixed time',
      'Sport, a call, a class, cooking with music: what is booked holds better than what is meant. Have a drink without alcohol that you like in the glass you like.',
      ['Book one thing for each hard hour', 'Buy three drinks without alcohol', 'Keep {drink} out of the house'],
      3,
      { when: { said: stopped } },
    ),
    step(
      'Decide whether it stays at nothing or becomes a rule',
      'For many people nothing is easier than a little: no counting, no bargaining. If you choose a little, write number, days and places now, while your head is clear, and show it to {person}.',
      ['Write both ways with what speaks for them', 'Choose one for three months', 'Tell {person}'],
      1,
      { when: { said: stopped } },
    ),
    step(
      'Fix dry days and change the first hour of the evening',
      'Write the dry days by name, as many as your aim asks for, and keep them the same every week. Eat, shower, walk or call somebody in the hour in which you usually have {drink}. Once that hour is over, the evening is much easier.',
      [
        'Choose the days and what happens instead',
        'Buy two drinks without alcohol that you like',
        'Keep {drink} out of the house on these days',
      ],
      3,
      { when: { unsaid: [...stopped, ...tiedToHome, ...emptyHome] }, measured: 'Cut the first {30%} with dry days' },
    ),
    step(
      'Fix dry days and fill the hour after the children’s bedtime',
      'Write the dry days by name, as many as your aim asks for. For the first hour when the house is quiet lay out three things: a cold drink without alcohol in the glass you like, a bath or shower, a series or a call. No {drink} in the house on these days, since you cannot go out for it.',
      [
        'Write the days on the fridge',
        'Buy two drinks without alcohol that you like',
        'Lay out tonight’s three things before bedtime',
      ],
      3,
      { when: { unsaid: stopped, said: tiedToHome }, measured: 'Cut the first {30%} with dry days at home' },
    ),
    step(
      'Fix dry days and give the empty evening an appointment',
      'Write the dry days by name, as many as your aim asks for. The quiet house is what the glass fills, so put something with another person there: a call to the children on a fixed day, a class, a choir, a walk with a neighbour.',
      ['Write the days on the fridge', 'Book one thing for each of them', 'Buy no {drink} for these days'],
      3,
      {
        when: { unsaid: [...stopped, ...tiedToHome], said: emptyHome },
        measured: 'Cut the first {30%} with booked evenings',
      },
    ),
    step(
      'Tell {person} what you are doing and how to help',
      'Say the aim in one sentence and what is welcome: no pouring, no jokes, a walk instead.',
      ['Write the sentence and say it', 'Agree with {person} on an answer for when you ask for {drink}'],
      1,
    ),
    step(
      'Practise refusing and pass one celebration',
      'Short and friendly: not today, thanks. Arrive with a full glass of something else, have your own way home, leave at the hour you set.',
      [
        'Say the sentence aloud three times',
        'Choose the occasion and the hour to leave',
        'Ask {person} to come along or be on the phone',
      ],
      2,
      { when: { weeksFrom: 4 }, measured: 'Halfway: cut {50%}, one celebration included' },
    ),
    step(
      'Visit a group or talk to somebody who has stopped',
      'Two meetings, also online, without having to speak. Other people know the tricks for Friday at six.',
      ['Look up two groups and their times', 'Go to both before you judge'],
      3,
      { when: { weeksFrom: 5 }, resources: 'Groups: https://www.aa.org · https://www.smartrecovery.org' },
    ),
    step(
      'Write your own rule and keep it for eight weeks',
      'A number, days and places, or none at all. Write also what you do after breaking it: count, tell {person}, go on the next day. If you break it three times, ask for more help.',
      [
        'Write the rule on one card',
        'Note sleep, mood and money each Sunday',
        'Decide what the money saved on {drink} is for',
      ],
      3,
      { when: { weeksFrom: 8 }, measured: 'Cut {total} and keep the rule' },
    ),
    step(
      'Write your own rule and check it every Sunday',
      'A number, days and places, or none at all, and what you do after breaking it. Check it weekly with {person} and go on for at least eight weeks.',
      [
        'Write the rule on one card',
        'Put the Sunday check into the calendar',
        'Decide what the money saved on {drink} is for',
      ],
      1.5,
      { when: { weeksTo: 7.9 }, measured: 'Cut {total} and check it every Sunday' },
    ),
  ],
  suggestions: [
    tip(
      'Eat before six',
      'Hunger is often mistaken for thirst.',
      'A sandwich on the way home',
      'Dinner half an hour earlier',
    ),
    tip('Use small glasses', 'People pour by the size of the glass.', 'Measure once', 'Never top up'),
    tip('Alternate with water', 'Half the alcohol without anybody noticing.', 'One for one', 'Same sort of glass'),
    tip('Order first', 'Then you need not explain later.', 'Something with lime', 'Tell the barman beforehand'),
    tip('Skip rounds', 'They set the speed for everybody.', 'Pay your own', 'Or buy one, then stop'),
    tip('Drive to the party', 'A car key ends most offers.', 'Offer lifts', 'Leave when you like'),
    tip(
      'Plan something for Saturday at nine',
      'A morning date decides the night before.',
      'Sport or breakfast out',
      'With somebody',
    ),
    tip('Change your way past the shop', 'What is not bought is not drunk.', 'Online shopping', 'Another street'),
    tip('Watch your sleep', 'Two weeks without bring deeper nights.', 'Note waking times', 'Compare'),
    tip(
      'Expect a craving of 20 minutes',
      'It passes while you do something.',
      'Walk, shower, phone',
      'Sweet fruit helps',
    ),
    tip('Look at labels', 'Strong wines and beers count nearly double.', 'Under 11 per cent', 'Or alcohol-free'),
    tip('Be kind after a slip', 'Guilt leads to the next glass.', 'Count it', 'Next day as planned'),
    tip(
      'Have a liver check',
      'Better values are a fine reason to go on.',
      'Ask for blood tests',
      'Repeat after three months',
    ),
  ],
};
