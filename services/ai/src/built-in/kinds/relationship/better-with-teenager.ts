import { type Kind, step, tip } from '../kind.ts';

const oftenAway = [
  'nights a week',
  'long-distance driver',
  'away for/on/at/during',
  'weeks offshore',
  'every second/other weekend',
  'see him/her only/every',
];

const onTheWay = [
  'agreed on/times',
  'half as much',
  'counselling/counsellor/therapist/counseling had/has/for/sessions',
  'four/three/two sessions',
  'works now',
];

const dropOut = ['leave/quit/drop/leaving/quitting school', 'drop/dropping/dropped out', 'stop/stopping school'];

export const betterWithTeenager: Kind = {
  id: 'better-with-teenager',
  category: 'relationship',
  name: 'Get on better with my teenager',
  slots: {
    teen: {
      words: [
        'stepson',
        'stepdaughter',
        'son|boy',
        'daughter|girl',
        'twins',
        'foster child',
        'grandson',
        'granddaughter',
        'teenager|teen',
      ],
      otherwise: 'teenager',
    },
    topic: {
      words: [
        'phone|screen time|screens',
        'gaming|games|computer|playstation',
        'school|homework|grades',
        'going out|parties|night',
        'room|housework|help in the house|chores',
        'vaping|vapes|smoking',
        'drugs|weed|alcohol',
        'lies|lying',
        'sleep|stays up',
        'money|pocket money',
        'boyfriend or girlfriend|boyfriend|girlfriend|sex',
        'tone at home|swearing|shouting|slams doors|rude|screaming',
      ],
      otherwise: 'most frequent quarrel',
    },
  },
  ask: {
    question: 'What troubles you most?',
    chips: ['We fight all the time', 'Silence, I hear nothing', 'I worry: school, drugs or mood'],
  },
  hoursAWeek: 2.5,
  weekly: 'Do one thing together that your teenager chose, and have no lecture on that day',
  overview:
    'You will have good contact again with your {teen} in small portions, reduce lectures, agree on a few rules together, and settle the {topic} with an arrangement that is tested and reviewed.',
  approach:
    'Build contact before rules: teenagers who feel liked accept limits sooner. They need distance, sleep and a say, and also a parent who stays. Choose few limits, mainly about safety, and let smaller matters go. It gets worse with lectures, secret checking, and punishments shouted in anger.',
  done: 'You laugh or talk together most weeks, quarrels about the main subject have become clearly rarer, and your teenager comes to you with something difficult.',
  cautions: [
    'Take it seriously and get help the same day if your teenager speaks of not wanting to live, injures themselves, starves, is violent or disappears: children’s doctor, crisis line, emergency number.',
    'If school is refused, drugs are taken regularly, or the mood is dark for more than two weeks, ask doctor, school or a family advice centre. If you hit or fear being hit, ask for help for both.',
  ],
  steps: [
    step(
      'Write what has become better and where it still sticks',
      'You two have moved already. Write what changed, what you did for it, and the one subject or hour that still ends in silence. Tell your {teen} the first half in one sentence: I notice that it is easier with us, thank you.',
      ['Write both lists', 'Say the one sentence', 'Choose the one sore hour'],
      0.75,
      { when: { said: onTheWay } },
    ),
    step(
      'Count lectures and good moments for five days',
      'Two columns: reminders, criticism, questions on one side, and friendly contact on the other. Most parents are surprised. Aim at three friendly moments for each critical one.',
      [
        'Hang a card with two columns inside a cupboard',
        'Tonight do one friendly thing for your {teen} without a request',
        'Write down what the quarrels start with',
      ],
      1,
      { when: { unsaid: onTheWay } },
    ),
    step(
      'Keep one fixed hour with your {teen} each time you are home',
      'When time is short, teenagers test whether it is sure. Same day, same hour, side by side: drive, cook, fish, repair, play. From the road one line or photo a day that needs no answer. Never spend the first evening on school and rules.',
      ['Ask your {teen} which hour', 'Write it into both calendars', 'Send one photo a day, no question'],
      3,
      { when: { said: oftenAway } },
    ),
    step(
      'Be near without asking questions',
      'Teenagers talk when you drive, cook or eat a late snack together, often late in the evening. When you hear something from your {teen}, put down what you hold, listen, repeat it, and ask whether advice is wanted.',
      [
        'Find two moments in the week when you are near anyway',
        'Let silences be and do not fill them',
        'Answer with: tell me more',
      ],
      3,
      { when: { unsaid: oftenAway } },
    ),
    step(
      'Let your {teen} show you the plan behind the wish',
      'Behind leaving school stands a dream, a fear or a bad year. Ask for a page: which training, which entry papers, what it earns, where the nearest place is. Visit one firm or college together, and then talk about the certificate that keeps doors open. The other parent comes to that visit too.',
      ['Ask: show me the best day in that job', 'Let your {teen} write the page', 'Visit one place together'],
      3,
      { when: { said: dropOut } },
    ),
    step(
      'Learn what is going on in their world',
      'Let them show you the game, the music, the series, the clip. Ask as somebody who wants to understand and say nothing about its worth. It also shows you where real dangers are.',
      [
        'Ask your {teen} to explain one thing to you',
        'Watch or play for half an hour',
        'Mention it again later in the week',
      ],
      2.5,
      { when: { unsaid: dropOut } },
    ),
    step(
      'Choose which quarrels you let go',
      'Sort them into three groups: safety, where you decide; living together, where you negotiate; and their own business, such as hair, room or music, which you let go. Agree with the other parent. Tell your {teen} what you will no longer comment on.',
      [
        'Sort the last ten quarrels',
        'Agree on it with the other adults at home',
        'Tell your {teen} what you will let go',
      ],
      1.5,
    ),
    step(
      'Negotiate the {topic} at a family meeting',
      'Take thirty minutes and something to eat. Each says what they want and what worries them, then gives three ideas. Choose one trial of three weeks and agree what follows if it is not kept. Let your {teen} write it down.',
      [
        'Invite two days ahead and name the subject',
        'Come with your worry and not with the solution',
        'Sign it and set the review date',
      ],
      2,
    ),
    step(
      'Practise staying calm when it gets loud',
      'Lower your voice, step back half a step and say one sentence: I want to settle this, in half an hour. Then really come back. If you were wrong, say sorry; your {teen} will respect you more for it.',
      ['Write the sentence on a card', 'Agree on a break sign that both may use', 'Come back after each break'],
      3,
    ),
    step(
      'Hand over one real responsibility',
      'It may be a meal a week, clothes money, an appointment, or a way home alone. Explain it once and then let mistakes happen. Give more when it works and take a little back when it does not.',
      ['Choose together with your {teen}', 'Agree what happens if it goes wrong', 'Praise one thing precisely'],
      2,
    ),
    step(
      'Review the agreement and plan a day for two',
      'What worked with the {topic}, what needs changing, what may be added? Then a day planned by your {teen} within a budget. It is done when three weeks went better than the first five days you counted.',
      ['Count again for five days', 'Change one rule of the agreement together', 'Fix the day you spend together'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Knock and wait',
      'Respecting their door makes them respect yours.',
      'Wait for an answer every time',
      'Do it also when you are angry',
    ),
    tip(
      'Write a message instead of a sermon',
      'A short, friendly line is read, a lecture is not.',
      'Two lines at most',
      'Humour is welcome',
    ),
    tip(
      'Let them sleep at weekends',
      'The body clock of teenagers runs later.',
      'Let them sleep until about ten',
      'Open the curtains then',
    ),
    tip('Have food in the house', 'Friends come where there is pizza.', 'Say hello and withdraw', 'Learn their names'),
    tip(
      'Agree on a pick-up without questions',
      'It keeps them from getting into a car with a drunk driver.',
      'You come at any hour, no scolding that night',
      'Talk about it the next day',
    ),
    tip(
      'Charge all phones in the kitchen',
      'The rule is fair when it holds for parents as well.',
      'Agree on the hour together',
      'Buy a simple alarm clock',
    ),
    tip(
      'Ask for help with something',
      'Teenagers like being better at something than you.',
      'Ask about the phone, a shelf or a recipe',
      'Say thank you and leave it at that',
    ),
    tip(
      'Talk about sex and drugs in small bits',
      'Ten short talks are easier than one long one.',
      'Use car journeys',
      'Give facts and say what you think',
    ),
    tip(
      'Do not read their messages in secret',
      'If they find out, they will trust you less for a long time.',
      'Say openly when you are worried',
      'Act at once when there is real danger',
    ),
    tip(
      'Speak well of them to others',
      'It reaches them, even when they pretend not to hear.',
      'Mention one good thing a day',
      'Say it when they are nearby',
    ),
    tip(
      'Keep one family ritual',
      'They need it more than they show.',
      'A Friday meal or Sunday pancakes',
      'Their friends are welcome',
    ),
    tip(
      'Find another trusted adult',
      'An aunt, coach or neighbour can hear what you cannot.',
      'Ask that person to be there for them',
      'Do not ask for reports',
    ),
    tip(
      'Remember yourself at that age',
      'It makes your tone softer.',
      'What did you hide from your parents?',
      'What would have helped you?',
    ),
  ],
};
