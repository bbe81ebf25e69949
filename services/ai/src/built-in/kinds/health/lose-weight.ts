import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** They have lost a part already. */
const lost = [
  `already/have/i lost about/around/nearly? ${numbers}/half/a`,
  'lost about/nearly? _ kg/kilos/pounds/lbs/stone/kilo',
  'lost _ so_far/already/since/in/last/this/and/but',
  'down from',
  'down _ kg/kilos/pounds/lbs/stone',
  'stuck at/on/since',
  'hit a/the plateau',
  'plateau/plateaued',
  'weight/scale has? stopped moving/dropping',
];

/** A plan without a date counts as longer than this. */
const aDate = 600;

/** A clinic or surgeon has set a limit. */
const clinicLimit = [
  'bmi',
  "won't/wont/will_not operate until/unless",
  'get/make the/my? ivf/treatment/surgery/operation/transplant/replacement list',
  'before they/they_will/they’ll/the_surgeon operate/operates/will',
  'they/surgeon/hospital/clinic do/does/will my _? _? replacement/surgery/operation',
];

/** Their joints forbid the usual walks. */
const soreJoints = ['knee/knees/hip/hips/ankle/ankles/plantar'];

/** They eat away from a kitchen. */
const onTheRoad = [
  'lorry/truck/trucker/driver/taxi/cab/matatu',
  'i drive a',
  'petrol/filling/service station/stations/area',
  'canteen/hostel/hotel/hotels/servo',
  'without/no a? kitchen',
];

/** Somebody else cooks. */
const cookedFor = [
  "mother-in-law's/mother's/mum's/mom's/wife's/husband's/nan's/gran's cooking/food/plates",
  'mother-in-law/wife/husband/mum/mom/mother/sister/maid cooks/packs/makes',
];

/** They lost weight before and it came back. */
const cameBack = [
  'put back/it_back on?',
  'came/comes/crept back',
  'always regain/regained',
  'yo-yo/yoyo',
  'regained',
  'second/third/tenth try/attempt/time',
];

/** Clothes are the measure. */
const clothes = ['jeans/dress/suit/blouse/trousers/bikini/uniform/saree/sari/kilt'];

export const loseWeight: Kind = {
  id: 'lose-weight',
  category: 'health',
  name: 'Lose weight',
  slots: {
    food: {
      words: [
        'crisps|chips',
        'chocolate',
        'biscuits|cookies',
        'beer',
        'wine',
        'fizzy drinks|cola|coke|soda',
        'takeaways|takeaway|takeout',
        'fast food|burgers|kebabs',
        'bread',
        'cheese',
        'cake|cakes|pastries',
        'ice cream',
        'sweets|candy',
        'nuts',
        'pizza',
        'lattes|cappuccinos',
        'energy drinks',
        'pasta',
        'junk food',
        'late-night snacks|night snacks|snacking',
      ],
      otherwise: 'snacks and sweet drinks',
    },
    event: { from: 'event', otherwise: 'your target date' },
  },
  ask: {
    question: 'How much would you like to lose, and what has been hardest in earlier attempts?',
    chips: ['5 kg, snacking is my problem', '10 to 15 kg, I always regain it', 'More than 20 kg, my doctor advised it'],
  },
  hoursAWeek: 4,
  weekly: 'Weigh yourself on three mornings, note the average, and walk on five days',
  measures: ['kg', 'lb', 'stone'],
  soundPace: {
    perWeek: { kg: 1, lb: 2, stone: 0.15 },
    warning:
      'That is faster than the half to one kilo a week that health services recommend. Read the date as the end of a first stretch, and speak to a doctor before going quicker.',
  },
  overview:
    'You will first see what you really eat, then change a few meals and drinks that come back every week, and add walking and some strength training. The aim is half to one kilo a week, without being hungry all day.',
  approach:
    'Change one thing at a time and keep it for two weeks before you add the next. Your weight can move by a kilo or two from one day to another because of water, so look only at the weekly average. Most people stop in week four or five when the scales stand still; the plan has a step for that.',
  done: 'Your weekly average is at the weight you chose and has stayed within two kilos of it for four weeks.',
  cautions: [
    'Speak to a doctor first if you are pregnant, under 18, have ever had an eating disorder, or take medicines for diabetes or blood pressure, because doses may have to change.',
    'If you have lost weight without trying, do not begin this plan; see a doctor soon.',
  ],
  steps: [
    step(
      'Write down what took the first kilos off and what faded',
      'Three lines: what you changed, what you still do, what has crept back. Then weigh and note food for four days only: a smaller body needs less, and portions of {food} grow quietly.',
      [
        'Write the three lines this evening',
        'Weigh yourself and write the number down',
        'Note portions of {food} for four days',
      ],
      1,
      { when: { said: lost } },
    ),
    step(
      'Write down what you eat for seven days',
      'Change nothing yet. Weigh yourself on three mornings and write the average: every later number is compared with it. Note food, drinks, time and how hungry you were. It is done when you can name the three things that add most without making you full.',
      [
        'Weigh yourself tomorrow morning and write the number down',
        'Note each time you had {food}, and why',
        'Circle the three things you would miss least',
      ],
      1.5,
      { when: { unsaid: lost }, resources: 'Free 12-week plan: https://www.nhs.uk/better-health/lose-weight/' },
    ),
    step(
      'Find out what brought the weight back last time',
      'Write down each earlier attempt: what you lost, what you ate, in which month it came back and what happened then. The plan this time begins with that month, not with a new diet.',
      [
        'List the attempts with month and reason',
        'Mark where {food} came back first',
        'Write one thing you will keep from the best attempt',
      ],
      1,
      { when: { said: cameBack, weeksFrom: 8 } },
    ),
    step(
      'Agree a safe first target with a doctor or nurse',
      'Losing five per cent of your weight, 4 to 5 kilos for many people, already helps blood pressure, sugar and knees. Ask whether your medicines, thyroid or sleep play a part, and whether a programme near you is free.',
      ['Book the appointment and take your food week along', 'Ask: is my target sensible, and what would you check?'],
      1.5,
      { when: { level: 'beginner', weeksFrom: 8, unsaid: [...lost, ...clinicLimit] } },
    ),
    step(
      'Turn the limit into kilos and get the check date in writing',
      'Kilos at a limit are the BMI times your height in metres, times the height again. Ask the clinic three things: who weighs you, on which day, and how long you must have held it. Ask the doctor about a free programme or medicines, since there is a medical reason.',
      [
        'Work out the kilos today and the gap to them',
        'Ask the clinic for weigh-in day and rules',
        'Book the doctor and name the limit',
      ],
      1,
      { when: { said: clinicLimit, unsaid: lost } },
    ),
    step(
      'Take a week of rest from losing, then a new small gap',
      'After two or three months hold the weight for a week or two: eat a little more and keep the walks. Then make the gap small again, about 300 kcal a day, mostly from drinks and {food}. If nothing moves in four weeks, ask a doctor about thyroid and medicines.',
      ['Hold the weight for seven days', 'Choose one change of about 300 kcal', 'Compare weekly averages, not days'],
      2,
      { when: { said: lost, level: 'beginner', weeksFrom: 8 } },
    ),
    step(
      'Cook five dinners with half a plate of vegetables',
      'Half the plate vegetables, a quarter protein such as eggs, fish, beans or chicken, a quarter potatoes, rice or pasta. Choose five that you like and repeat them, so that nothing has to be decided in the evening.',
      [
        'Choose the five and write one shopping list',
        'Cook double on two days and freeze half',
        'Shop after a meal, without buying {food} for the cupboard',
      ],
      6,
      { when: { unsaid: [...onTheRoad, ...cookedFor] }, measured: 'Lose the first {20%} with five steady dinners' },
    ),
    step(
      'Set up five meals that work away from your kitchen',
      'A cool bag at home: boiled eggs, tinned fish or chicken, beans, raw vegetables, fruit, bread in counted slices. Bought meals: grilled instead of fried, half the rice, chips or pap, salad or greens first, water instead of a sweet drink. Repeat five and decide nothing when hungry.',
      [
        'Write three packed meals and two bought ones',
        'Buy a cool bag and a one-litre bottle',
        'Pack the evening before on five days',
      ],
      5,
      { when: { said: onTheRoad, unsaid: cookedFor }, measured: 'Lose the first {20%} with five meals for the road' },
    ),
    step(
      'Change the plates with whoever cooks for you',
      'Nobody needs a second pot. Agree on three things: half your plate vegetables or lentils, one spoon of rice or one flatbread less, and oil measured by the spoon. You serve yourself once; praise the cook for the small plate. Write the five boxes or plates of the week together.',
      [
        'Ask for the three changes and say why',
        'Write five plates or lunch boxes together',
        'Serve yourself once and close the pot',
      ],
      4,
      { when: { said: cookedFor }, measured: 'Lose the first {20%} with five agreed plates' },
    ),
    step(
      'Train your muscles at home twice a week',
      'Squats to a chair, push-ups against a wall, rowing with a bag, carrying: two rounds in twenty-five minutes. It makes sure that you lose fat and keep your muscles.',
      ['Learn the four movements slowly', 'Put both days in the calendar up to {event}'],
      8,
      { when: { weeksFrom: 6 }, resources: 'Workouts without equipment: https://darebee.com' },
    ),
    step(
      'Find a smaller swap for {food}',
      'You do not have to give it up. Keep the hour and the place, and have a smaller portion, less often, or something with more protein. Start with drinks, because they fill least.',
      [
        'Decide on how many days a week you have {food}',
        'Buy two replacements that you really like',
        'Keep the swap for two weeks before judging it',
      ],
      3,
      { measured: 'Lose {40%} with the swaps in place' },
    ),
    step(
      'Walk 30 minutes on five days a week',
      'Find out how many steps you take now and add 1,000 a day each week, up to about 8,000. Two walks of fifteen minutes count as much as one of thirty.',
      [
        'Check your present daily average',
        'Choose a fifteen-minute round from your door',
        'Walk it at the hour when you usually want {food}',
      ],
      10,
      { when: { unsaid: soreJoints }, measured: 'Lose {60%}, with five walks every week' },
    ),
    step(
      'Move five days a week in a way that spares the joints',
      'Water carries nine tenths of you: walk or swim in the pool. On land take an exercise bike, a chair workout or short flat walks of five to ten minutes. Up to 4 of 10 pain is fine if the next morning is no worse. Build to 30 minutes; each kilo lost takes about four off the knee.',
      [
        'Look up pool hours or borrow a bike',
        'Begin with ten minutes on three days',
        'Add five minutes a week after a good morning',
      ],
      10,
      { when: { said: soreJoints }, measured: 'Lose {60%}, with five gentle sessions every week' },
    ),
    step(
      'Try on the piece you want to wear every second Sunday',
      'Same piece, same hour, one photograph. Four centimetres round the waist are about one clothes size, and the tape often moves while the scales stand still. Put the last fitting two weeks before the day.',
      [
        'Measure the waist at the navel today',
        'Write down what still will not close',
        'Put the Sundays and the fitting in the calendar',
      ],
      0.7,
      { when: { said: clothes, weeksFrom: 6 } },
    ),
    step(
      'Write your plan for parties, stress and flat weeks',
      'For each of the three, one sentence: when this happens, I do that. If the average has not moved for three weeks, measure your portions for one week, above all of {food}.',
      [
        'List your last three slips with hour and place',
        'Write the three sentences and hang them in the kitchen',
        'Tell one person at home what helps you',
      ],
      1.5,
      { measured: 'Lose {80%} with your plan for slips in use' },
    ),
    step(
      'Hold the new weight for four weeks',
      'Eat a little more, until the average stays level. Choose a band of two kilos; when you leave it, go back to your five dinners for two weeks. It is done when four weekly averages are inside the band.',
      [
        'Write the band and the first thing you do outside it',
        'Choose which two habits stay after {event}',
        'Decide how much {food} belongs in a normal week',
      ],
      4,
      { when: { weeksFrom: aDate }, measured: 'Lose {total} and hold it for four weeks' },
    ),
    step(
      'Reach the weight for {event} and hold it afterwards',
      'The last weeks are for the last part, not for a faster diet. From then on eat a little more until the average stays level, and hold it for four weeks in a band of two kilos; when you leave it, go back to your five dinners for two weeks.',
      [
        'Write the band and the first thing you do outside it',
        'Put four weigh-ins after {event} into the calendar',
        'Decide how much {food} belongs in a normal week',
      ],
      4,
      { when: { weeksFrom: 4, weeksTo: aDate }, measured: 'Lose {total} by {event} and hold it afterwards' },
    ),
    step(
      'Weigh in and decide what continues after {event}',
      'In a few weeks one to three kilos are realistic. Compare the weekly averages, keep the two changes that cost you least, and set the next four weeks.',
      ['Write down the last weekly average', 'Choose the two changes that stay'],
      1,
      { when: { weeksTo: 3.9 }, measured: 'Lose {total}, or name the rest as the next stretch' },
    ),
  ],
  suggestions: [
    tip(
      'Eat protein at breakfast',
      'It keeps you full until noon.',
      'Eggs, plain yoghurt or beans',
      'Note when hunger comes back',
    ),
    tip(
      'Sleep seven hours for a week',
      'Short nights make people hungrier the next day.',
      'Fix the getting-up time',
      'Compare the snacks in your notes',
    ),
    tip(
      'Measure your waist too',
      'It often shrinks when the scales stand still.',
      'At the level of the navel',
      'Every second Sunday',
    ),
    tip(
      'Plate up in the kitchen',
      'Second helpings are rarer when the pots stay there.',
      'Use a smaller plate',
      'Put the rest away before you sit down',
    ),
    tip(
      'Drink a glass of water before meals',
      'You arrive at the table less hungry.',
      'A jug on the table',
      'Water or unsweetened tea',
    ),
    tip(
      'Plan one meal out a week',
      'A meal you planned is no slip.',
      'Look at the menu beforehand',
      'Share the dessert',
    ),
    tip(
      'Find someone who does it too',
      'A weekly message keeps both of you going.',
      'Send only the average and one sentence',
      'Same day each week',
    ),
    tip(
      'Take photographs in the same clothes',
      'You do not see slow change in the mirror.',
      'Day one, then every four weeks',
      'Same light, same place',
    ),
    tip(
      'Look at the drinks on a night out',
      'Alcohol has nearly as much energy as fat.',
      'Every second one without alcohol',
      'Eat before you go',
    ),
    tip(
      'Keep an easy dinner in the freezer',
      'It saves you from ordering when you are tired.',
      'Frozen vegetables and fish',
      'Ten minutes to the table',
    ),
    tip(
      'Wait ten minutes for a second portion',
      'Fullness takes a while to be felt.',
      'Set a timer',
      'Then decide freely',
    ),
    tip(
      'Change the way home',
      'Passing the bakery every day costs effort every day.',
      'Another street for two weeks',
      'Or a snack in your bag',
    ),
    tip(
      'Ask about medicines that add weight',
      'Some tablets do, and there may be others.',
      'List all you take',
      'Never stop one on your own',
    ),
  ],
};
