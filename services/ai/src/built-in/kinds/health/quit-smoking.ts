import { type Kind, step, tip } from '../kind.ts';
import { stopSmokingHere } from '../local-health.ts';
import { months, numbers } from '../stage-words.ts';

/** They smoke no more. */
const stopped = [
  `${numbers}/one/a/1/several days/weeks/months/week/month/day without smoking/cigarettes/cigarette/a`,
  "haven't/havent/not smoked for/since/in/a",
  'have not smoked for/since/in/a',
  `stopped/quit smoking in ${months}`,
  '_ days/weeks/months smoke-free/smokefree/smoke_free',
  'smoke-free/smokefree/smoke_free/cigarette-free/nicotine-free for/since',
  `smoke-free/smokefree/smoke_free ${numbers}`,
  'been smoke-free/smokefree/smoke_free',
  `stopped/quit/gave_up/given_up smoking? ${numbers}/a/one days/weeks/months/week/month/day ago`,
  'stopped/quit/gave_up/given_up smoking? last/yesterday/on',
  'day _ without/smoke-free/of',
  'on day _',
  '_ days/weeks/months in/clean/smoke-free/off',
  'stopped smoking in',
];

/** Smoked in company, from one pipe, and no packet to count. */
const waterPipe = ['shisha/hookah/waterpipe/water_pipe/narghile/nargile/hubbly'];

/** A child is on its way. */
const baby = ['pregnant/pregnancy/expecting', 'baby/bub/babies/twins', 'trying for a', 'ivf'];

/** A plan without a date counts as longer than this. */
const aDate = 600;

export const quitSmoking: Kind = {
  id: 'quit-smoking',
  category: 'health',
  name: 'Quit smoking',
  slots: {
    trigger: {
      words: [
        'coffee',
        'beer|pub',
        'wine',
        'alcohol|drinks|drink',
        'work breaks|smoke break|breaks at work|at work',
        'driving|in the car',
        'parties|party',
        'stress',
        'meals|after eating|dinner',
        'phone calls',
        'boredom|bored',
        'the morning rush|mornings',
        'arguments',
        'night shifts',
        'gaming',
      ],
      otherwise: 'coffee, meals and breaks',
    },
    person: { from: 'person', otherwise: 'two people close to you' },
  },
  ask: {
    question: 'How many do you smoke a day, and how soon after waking up is the first?',
    chips: ['Up to 10, mostly with others', 'About 20, the first within half an hour', 'I stopped before and relapsed'],
  },
  hoursAWeek: 2,
  weekly: 'Note the cravings and what helped, and put the saved money aside',
  measures: ['cigarettes'],
  ladder: true,
  paced: 'dropped',
  overview:
    'You will learn which cigarettes have which trigger, get medication and support that more than double your chances, set a day and stop. After that the plan carries you through the first week, the first party and the first three months.',
  approach:
    'A craving lasts three to five minutes, so you need short answers ready: drink water, walk round the house, breathe out slowly, message somebody. Most people who manage it have tried several times; a slip means that you look at what happened and go on without one the same hour. The usual mistake is too little nicotine replacement, or stopping it too early.',
  done: 'You have not smoked for three months, and you have spent some of the saved money on something that lasts.',
  cautions: [
    'Ask a pharmacist or doctor which medication suits you, above all if you are pregnant, have heart disease, or are under 18.',
    'Smoking changes how some medicines work, such as clozapine, olanzapine, theophylline, warfarin and insulin: tell your doctor before the quit day so that doses can be checked.',
  ],
  steps: [
    step(
      'Write the day you stopped and the moments that still pull',
      'Put the date where you see it. Then list the last five moments in which you wanted one, with hour, place and company. Three of them usually share one cause, often {trigger}.',
      ['Write down the day you stopped', 'List the last five cravings', 'Mark what three of them share'],
      0.5,
      { when: { said: stopped } },
    ),
    step(
      'Log every cigarette for four days',
      'Note time, place, mood, and how much you wanted it from one to five. It is done when you know which three would be hardest to leave out.',
      [
        'Fold a sheet around the packet and begin with the next one',
        'Mark those that belong to {trigger}',
        'Write down the year and reason of earlier attempts',
      ],
      1,
      { when: { unsaid: [...stopped, ...waterPipe] } },
    ),
    step(
      'Write down each shisha of two weeks, and with whom',
      'Day, place, company, minutes, and whether you wanted the smoke or the evening. An hour of it brings far more smoke than a cigarette, and water filters little. It is done when you know which evenings would be the same without.',
      ['Note the last three evenings', 'Mark smoke wanted or company wanted', 'Choose two other places for the group'],
      1,
      { when: { said: waterPipe, unsaid: stopped } },
    ),
    step(
      'Write down why the last attempt ended',
      'How long you managed, what helped, with whom and where the first cigarette came. Most relapses come from one of three: alcohol, stress, or stopping patches too early.',
      [
        'Write the story in ten lines',
        'Decide what you do about {trigger} this time',
        'Decide which medication you take longer or stronger',
      ],
      0.7,
      { when: { level: 'experienced', unsaid: stopped } },
    ),
    step(
      'Ask a pharmacist about patches, gum or tablets',
      'A patch for the whole day plus gum, spray or lozenges for cravings works better than one alone; varenicline or cytisine are prescribed in many countries. Ask also for free counselling or a quit line.',
      [
        'Take your log and the list of your medicines',
        'Ask: which two together, how long, and what does it cost me?',
        'Register with a free stop-smoking service',
      ],
      1.5,
      {
        local: stopSmokingHere,
        when: { unsaid: [...stopped, ...baby] },
        resources: 'Free support: https://www.nhs.uk/better-health/quit-smoking/ · https://smokefree.gov',
      },
    ),
    step(
      'Ask the midwife for the stop-smoking service for parents',
      'If you are pregnant: the service gives weekly support, and patches or gum after a talk; varenicline and cytisine are not for pregnancy. If your partner is pregnant: go together, you may use all medicines, and both stopping is what works best. Home and car are smoke-free from today, because the smoke reaches the baby as well.',
      [
        'Ring the midwife or the service tomorrow',
        'Say who is pregnant and until when',
        'Agree at home: nobody smokes inside or in the car',
      ],
      1.5,
      {
        when: { unsaid: stopped, said: baby },
        resources: 'Free support: https://www.nhs.uk/better-health/quit-smoking/ · https://smokefree.gov',
      },
    ),
    step(
      'Ask how long to stay on patches or gum, or whether to start',
      'Most people who go back stopped them too early: eight to twelve weeks are usual, and longer is better than a cigarette. If you did it without and still fight each day, gum or spray for bad moments helps now as well.',
      [
        'Tell the pharmacist the day you stopped',
        'Ask: how long, and how do I come off it?',
        'Keep a few pieces in the bag',
      ],
      0.7,
      { local: stopSmokingHere, when: { said: stopped } },
    ),
    step(
      'Set the quit day and tell {person}',
      'Choose a day within the next two weeks, also when your date is months away: what counts on that date are the weeks without. No party or deadline on it. Say what helps you, for example no questions and nobody smoking in front of you.',
      [
        'Write the day where you see it',
        'Tell {person} and say what helps you',
        'Write down your main reason in one sentence',
      ],
      1,
      { when: { unsaid: stopped } },
    ),
    step(
      'Separate smoking from {trigger}',
      'Until the day comes, never smoke at these moments; wait fifteen minutes and go somewhere else for it. Make home and car smoke-free.',
      [
        'Change place, cup or hand at the time of {trigger}',
        'Leave out the two easiest ones in your log',
        'Start the patch early if the pharmacist agrees',
      ],
      3,
      { when: { unsaid: stopped }, measured: 'Leave out {30%} and separate the rest from {trigger}' },
    ),
    step(
      'Write what you do in the first minute of a craving',
      'It passes in three to five minutes. Four things on a card: leave the room, drink water, breathe out slowly ten times, send {person} a message. And the sentence: one is never one.',
      ['Write the card and put it behind your phone', 'Tell {person} what to answer', 'Use it once on a weak craving'],
      0.7,
      { when: { said: stopped } },
    ),
    step(
      'Give the hardest moment of your day something new',
      'Change the place, the hour or the cup around {trigger} for three weeks. The pull belongs to the spot and fades when something else happens there each time.',
      ['Choose the one moment', 'Change place and hand', 'Keep to it for three weeks'],
      2,
      { when: { said: stopped } },
    ),
    step(
      'Stop smoking and clear the home of it',
      'On the evening before throw away cigarettes, lighters and ashtrays and wash jacket and curtains. Plan the first three days hour by hour; they are the hardest.',
      [
        'Write four answers to a craving on a card, put on the first patch',
        'Arrange something smoke-free for the first evening',
        'Send {person} a message each night',
      ],
      4,
      { when: { unsaid: stopped, weeksTo: 7.9 }, measured: 'Stop on the quit day: all {total} gone' },
    ),
    step(
      'Stop smoking on the set day, weeks before your date',
      'The last weeks before a date are for staying without, so the quit day comes early. On the evening before throw away cigarettes, lighters and ashtrays, and wash jacket and curtains. Plan the first three days hour by hour; they are the hardest.',
      [
        'Write four answers to a craving on a card, put on the first patch',
        'Arrange something smoke-free for the first evening',
        'Send {person} a message each night',
      ],
      4,
      {
        daysBefore: 42,
        when: { unsaid: stopped, weeksFrom: 8, weeksTo: aDate },
        measured: 'Stop weeks before the date: all {total} gone',
      },
    ),
    step(
      'Stop smoking on the set day and clear the home',
      'On the evening before throw away cigarettes, lighters and ashtrays and wash jacket and curtains. Plan the first three days hour by hour; they are the hardest.',
      [
        'Write four answers to a craving on a card, put on the first patch',
        'Arrange something smoke-free for the first evening',
        'Send {person} a message each night',
      ],
      4,
      { when: { unsaid: stopped, weeksFrom: aDate }, measured: 'Stop on the quit day: all {total} gone' },
    ),
    step(
      'Get through four weeks without a single one',
      'Restlessness, poor sleep, hunger and cough are withdrawal and ease within two to four weeks. Whoever stays without for four weeks is far more likely to stay without for good.',
      [
        'Avoid alcohol for the first two weeks',
        'Do something else during {trigger} and keep to it',
        'Go on with the medication even if you feel fine',
      ],
      5,
      { waitDays: 21, when: { weeksFrom: 4, unsaid: stopped } },
    ),
    step(
      'Go to a first party without smoking',
      'Stand with people who do not smoke, have something in your hand and a time to leave. Say: I don’t smoke. It ends the offer faster than explanations.',
      ['Say the sentence aloud at home', 'Ask {person} to come along or be on the phone', 'Take gum or spray with you'],
      2,
      { when: { level: 'beginner', weeksFrom: 6, unsaid: stopped } },
    ),
    step(
      'Get through an evening with smokers and drinks',
      'Alcohol and one offered cigarette are the commonest way back after weeks. Drink half, stay at the table when they go out, have your own way home and a time to leave.',
      ['Say aloud: I don’t smoke any more', 'Ask {person} to be on the phone', 'Leave at the hour you set'],
      2,
      { when: { said: stopped } },
    ),
    step(
      'Write the plan for a slip so that it stays one',
      'A slip is one cigarette, a relapse is a packet. Throw the rest away, tell {person} the same day, put the patch back on and note what came before. The counted days before it are not lost.',
      ['Write three lines and sign them', 'Give {person} a copy', 'Throw away what still lies hidden'],
      0.7,
      { when: { said: stopped } },
    ),
    step(
      'Reach three months and spend the saved money',
      'End patches and gum step by step as agreed, usually after eight to twelve weeks. Add up the money and buy the thing you chose.',
      [
        'Work out what you have saved',
        'Write a note to yourself about {trigger} for a weak day',
        'Tell {person} that you made it',
      ],
      2,
      { waitDays: 50, when: { weeksFrom: 12 } },
    ),
    step(
      'Keep going to half a year and look at what it gave you',
      'After three months coughing and breath are better, after a year the extra risk for the heart has halved. Add up the money, buy something that stays, and choose the next mark.',
      [
        'Work out the money since the day you stopped',
        'Climb four floors and compare the breath',
        'Write the next mark into the calendar',
      ],
      1,
      { waitDays: 30, when: { said: stopped } },
    ),
  ],
  suggestions: [
    tip(
      'Change the first half hour',
      'For most people it is the strongest trigger.',
      'Shower before anything else',
      'Tea in another room',
    ),
    tip(
      'Carry a straw or toothpick',
      'Mouth and hands miss something for weeks.',
      'In coat, car and desk',
      'Sugar-free gum as well',
    ),
    tip(
      'Install a free quit app',
      'It counts days, money and cravings.',
      'From a health service',
      'Message on hard hours',
    ),
    tip(
      'Learn to use the gum',
      'Chewed too fast it only gives hiccups.',
      'Chew, park in the cheek, chew',
      'No coffee right before',
    ),
    tip('Warn your household', 'You may be irritable for ten days.', 'Say when it begins', 'Say it is not about them'),
    tip('Eat on time', 'Hunger is often mistaken for craving.', 'Fruit and nuts ready', 'Worry about weight later'),
    tip(
      'Put the money in a glass',
      'You see it growing every day.',
      'The price of a packet each day',
      'Choose the purchase now',
    ),
    tip('Have the car cleaned', 'The smell brings the wish back.', 'Seats, ashtray, filter', 'On the quit day'),
    tip('Ask one friend to quit too', 'Two people hold out better.', 'Same day', 'One message each evening'),
    tip(
      'Look at the good signs',
      'Taste and breath change within weeks.',
      'Climb the same stairs weekly',
      'Note what you smell again',
    ),
    tip(
      'Drink half the coffee',
      'Without smoke, caffeine stays in the body longer.',
      'Half a cup for two weeks',
      'It helps against jitters',
    ),
    tip(
      'After a slip, throw the rest away',
      'One cigarette is not a relapse, a packet often is.',
      'Note what came before',
      'Next craving: use the card',
    ),
    tip(
      'Ask for a lung check',
      'Long-time smokers may be offered screening.',
      'Ask your doctor from age 50',
      'Cough with blood: at once',
    ),
  ],
};
