import { type Kind, step, tip } from '../kind.ts';

export const healthierLifestyle: Kind = {
  id: 'healthier-lifestyle',
  category: 'health',
  name: 'Build a healthier lifestyle',
  slots: {
    area: {
      words: [
        'sleep, energy, meals and stress|better sleep more energy balanced meals less stress',
        'sleep, meals and stress|better sleep balanced meals and less stress',
        'sleep, food and movement|sleep food movement|eat sleep and move',
        'sleep and stress|rested and less stressed',
        'sleep|sleeping|rested',
        'energy|energy levels|tired|knackered|exhausted',
        'meals|food|diet|eating|balanced meals|junk',
        'stress|stressed|less stress',
        'movement|exercise|fitness|sitting all day|sit all day',
        'alcohol and sleep|booze',
        'weight',
      ],
      otherwise: 'sleep, meals and movement',
      several: 'in all',
    },
  },
  ask: {
    question: 'Which part of your day would you most like to change first?',
    chips: ['I sleep badly and am always tired', 'My meals are a mess', 'Too much stress and sitting'],
  },
  hoursAWeek: 3,
  weekly: 'Look back on Sunday for fifteen minutes and choose one small goal for the new week',
  overview:
    'You will look at an ordinary week, then improve your sleep, your meals, your movement and your quiet time, one after the other, in steps small enough for a bad day. Each Sunday you choose one small goal for the week that helps with {area}, without turning your life upside down.',
  approach:
    'Add one habit at a time, tie it to something you do anyway, and keep it for two weeks before the next. People usually give up because they change everything on a Monday; a missed day does no harm if you go on the day after. Begin with sleep, because tired people eat more, move less and are sooner annoyed.',
  done: 'Four daily habits have held on at least five days a week for a month, and your scores for sleep, energy and stress are better than in the first week.',
  cautions: [
    'See a doctor before you begin if you are tired for weeks without a reason, lose weight without trying, snore with pauses in breathing, or get chest pain or short breath.',
    'Ask the doctor or pharmacist before you change food or exercise a lot while pregnant, with a heart condition or diabetes, or after an eating disorder.',
  ],
  steps: [
    step(
      'Note sleep, meals, movement and stress for a week',
      'Change nothing yet. Each evening write bedtime, meals, minutes on your feet, and a score from 1 to 10 for energy and for stress. It is done when you can name the two hours of the day that cost you most.',
      [
        'Put a sheet with seven rows on the fridge and fill in today',
        'Mark each evening what helped with {area}',
        'Circle the two worst hours of the week',
      ],
      1.5,
    ),
    step(
      'Choose four small daily habits, one for each area',
      'One each for sleep, meals, movement and calm, five to fifteen minutes long, and tied to something that happens anyway: after brushing my teeth, before the first coffee. Number them in the order in which you will add them.',
      [
        'Write four sentences: after this, I do that',
        'Make the one that helps most number one',
        'Write for each a two-minute version for bad days',
      ],
      1,
    ),
    step(
      'Book a check-up and clear old health questions',
      'Blood pressure, and whatever else is due at your age; ask about anything you have put off. A cause such as low iron, thyroid trouble or sleep apnoea has to be treated; habits alone do not cure it.',
      ['Ring the surgery and ask which checks are due', 'Take your week on paper along'],
      1.5,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Get up at the same time for two weeks',
      'Also at weekends, within an hour. Count back seven to nine hours for bedtime, with the phone outside the bedroom for the last half hour and no coffee after lunch. It is done when ten of fourteen mornings were on time.',
      [
        'Set one alarm to get up and one to go to bed',
        'Charge the phone in another room',
        'Note each morning how rested you are, from 1 to 10',
      ],
      3,
    ),
    step(
      'Plan three balanced dinners and one good breakfast',
      'Half the plate vegetables or fruit, a quarter protein such as eggs, beans, fish or chicken, a quarter wholegrain, potatoes or rice. Repeat the same ones for two weeks, so that nothing has to be decided when you are tired.',
      [
        'Choose the four meals and write one shopping list',
        'Cook double on one evening and freeze half',
        'Note after two weeks what has changed',
      ],
      6,
    ),
    step(
      'Walk 20 minutes a day and stand up every hour',
      'Begin with ten minutes if you have done little. After three weeks add two short sessions of strength, with squats to a chair and push-ups against a wall; health services recommend 150 brisk minutes a week and strength on two days.',
      [
        'Choose a round from your door or on the way to work',
        'Fix the hour at which it helps most',
        'Note the minutes on the sheet every evening',
      ],
      10,
      { resources: 'How much movement is advised: https://www.who.int/news-room/fact-sheets/detail/physical-activity' },
    ),
    step(
      'Keep a quiet ten minutes a day for stress',
      'Slow breathing with a longer out-breath, a page in a notebook, music, or sitting outdoors without a phone. Also remove one thing that causes stress every week: a commitment, a notification, an errand that somebody else can do.',
      [
        'Try three ways on three days and keep the best',
        'Put the ten minutes after a fixed daily event',
        'Drop or hand over one weekly burden',
      ],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Compare with week one, keep what helped',
      'Fill in the sheet for seven days once more and compare it with the first. It is done when four habits hold on at least five days a week, and you have written down what you do after a holiday or an illness to begin again.',
      [
        'Compare energy and stress with the first week',
        'Keep, shrink or replace each habit',
        'Write the one habit you restart with after a break',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Set one weekly goal on Sunday',
      'One goal you reach beats five you forget.',
      'Write it so that you can tick it',
      'For example: three walks before work',
    ),
    tip(
      'Go outside in the first hour of the day',
      'Morning light makes it easier to fall asleep at night.',
      'Ten minutes, also under clouds',
      'Drink your tea on the doorstep',
    ),
    tip(
      'Put a water bottle where you work',
      'Tiredness in the afternoon is sometimes just thirst.',
      'Fill it in the morning',
      'Empty it by the end of work',
    ),
    tip(
      'Do it with somebody at home',
      'Habits that two people share are easier to keep.',
      'Choose one habit together',
      'Tick the same sheet',
    ),
    tip(
      'Make the good thing easy to reach',
      'We take what is in front of us.',
      'Fruit on the table, biscuits out of sight',
      'Trainers beside the door',
    ),
    tip(
      'Keep two more evenings without alcohol',
      'Sleep is deeper on the nights without a drink.',
      'Choose the evenings beforehand',
      'Have something else cold in the fridge',
    ),
    tip(
      'Take the stairs for two floors',
      'It is strength training that needs no appointment.',
      'At work and at the station',
      'Lift for the rest',
    ),
    tip(
      'Eat lunch away from the screen',
      'You notice sooner when you are full, and have a real break.',
      'Twenty minutes',
      'Phone in the pocket',
    ),
    tip(
      'Have one evening a week for people',
      'Good company is as much a part of health as food.',
      'Same evening, no great plans',
      'A walk together also counts',
    ),
    tip(
      'Mark a habit on a paper calendar',
      'A row of crosses is a quiet reminder.',
      'Hang it where you brush your teeth',
      'Never miss twice in a row',
    ),
    tip(
      'Plan for the bad day',
      'Two minutes keep the habit alive.',
      'One stretch, one apple, one page',
      'It counts fully',
    ),
    tip(
      'Say no to one request a week',
      'Free time has to be defended before it can be used.',
      'Reply: I cannot this week',
      'Use the hour for rest',
    ),
    tip(
      'Look after the days off',
      'Shift work and weekends undo fixed times most easily.',
      'Keep getting up within one hour',
      'A short nap instead of a lie-in',
    ),
  ],
};
