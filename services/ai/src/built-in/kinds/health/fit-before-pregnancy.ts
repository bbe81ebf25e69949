import { type Kind, step, tip } from '../kind.ts';

export const fitBeforePregnancy: Kind = {
  id: 'fit-before-pregnancy',
  category: 'health',
  name: 'Get fit and ready for a pregnancy',
  ask: {
    question: 'When would you like to begin trying?',
    chips: ['In three months', 'In half a year or later', 'We have begun already'],
  },
  hoursAWeek: 4,
  weekly: 'Three sessions of movement and five dinners with vegetables and protein',
  measures: ['kg', 'lb', 'stone'],
  paced: 'dropped',
  soundPace: {
    perWeek: { kg: 0.7, lb: 1.5, stone: 0.11 },
    warning: 'That is faster than is good before a pregnancy; half a kilo a week keeps your stores filled.',
  },
  overview:
    'You begin folic acid now, have one check-up before you try, build fitness in three sessions a week, move your weight slowly if needed, and set smoking, alcohol and medicines right, together with your partner.',
  approach:
    'Three months count most, for eggs and sperm alike. What goes wrong is a crash diet just before, stopping medicines without asking, and leaving the partner out.',
  done: 'You have had the check-up, taken folic acid for three months, and exercise three times a week without strain.',
  cautions: [
    'Change or stop no medicine without the doctor, also for epilepsy, mood, thyroid, acne or blood pressure. See a doctor after a year of trying, or six months from 35 on.',
  ],
  steps: [
    step(
      'Begin folic acid and book a check-up before pregnancy',
      '400 micrograms a day from now until week twelve; ask about 5 mg with diabetes, epilepsy or a high weight. Book the practice and write down medicines, illnesses in the family, cycle length and earlier pregnancies.',
      ['Buy folic acid with vitamin D', 'Book the appointment', 'Write the list'],
      0.75,
    ),
    step(
      'Have bloods, vaccinations and medicines looked at',
      'Rubella, chickenpox and whooping cough, blood pressure, iron, thyroid, sugar, smear and teeth. Ask of every medicine: may I take it, and what instead? Live vaccines need a month before you try.',
      ['Bring the vaccination card', 'Ask about each medicine', 'Book the dentist'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Move three times a week at a pace to talk',
      'Two sessions of 30 minutes brisk walking, cycling or swimming and one of strength: squats, rows, bridge, side plank, two sets of ten. Add five minutes a week. What you can do before, you may mostly keep on in pregnancy.',
      ['Walk 20 minutes today', 'Choose three fixed times', 'Do the four strength exercises'],
      24,
    ),
    step(
      'Train pelvic floor and back four times a week',
      'Ten slow and ten quick pelvic floor squeezes, bird dog, bridge, side plank, ten minutes. It spares you leaks and back pain later. Ask a physiotherapist once if you cannot feel it.',
      ['Learn the squeeze from a leaflet or physiotherapist', 'Tie it to brushing teeth', 'Note four times a week'],
      6,
    ),
    step(
      'Eat for stores rather than for the scale',
      'Half the plate vegetables, a palm of protein, whole grain, iron with something sour, fish once or twice, iodised salt. Coffee two cups at most. With a BMI over 30, five to ten per cent less weight already helps; under 18.5, gain first.',
      ['Plan five dinners', 'Check iron and iodine', 'Swap one drink a day for water'],
      10,
      { measured: 'Reach the first {50%} with dinners and walks' },
    ),
    step(
      'Stop smoking and alcohol together with your partner',
      'Both change together: no smoking or vaping, alcohol down to none when you try, cannabis off, no steroids or hot tubs for him. Use the stop-smoking service: it doubles the chance. Sperm take three months to renew.',
      ['Choose a date for both', 'Call the service', 'Clear the house of it'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Learn your cycle and set up work and money',
      'Note first day, length and signs of ovulation for three cycles; the fertile days are the five before and the day itself. Read the rules on leave, look at your work for chemicals, lifting and nights, and put aside one month of costs.',
      ['Note three cycles', 'Read the leave rules', 'Ask about risks at work'],
      2,
    ),
    step(
      'Check fitness and decide to begin',
      'Compare with the first week: minutes without a pause, squats, resting pulse, sleep. Ask the practice if anything is open. Then begin without a timetable, and keep the three sessions.',
      ['Repeat the first session and compare', 'Close open points', 'Decide together'],
      1,
      { measured: 'Reach all of {total} and keep it' },
    ),
  ],
  suggestions: [
    tip('Walk together after dinner', 'Two people, one habit.', '20 minutes', 'Talk about names'),
    tip('Sleep seven hours', 'Hormones follow sleep.', 'Same time', 'Cool room'),
    tip('Check the bathroom shelf', 'Retinoids and some acids are off.', 'Read labels', 'Ask the pharmacist'),
    tip('Find one class for later', 'Prenatal yoga or water.', 'Near home', 'Try it now'),
    tip('Note resting pulse on Sundays', 'It shows progress.', 'In bed', 'One number'),
    tip('Ask your mother about hers', 'Some things run in families.', 'Pressure, sugar', 'Early births'),
    tip('Cook iron twice a week', 'Lentils, beef, spinach.', 'With lemon', 'No tea with it'),
    tip('Put vitamins beside the kettle', 'You will see them.', 'Both of you', 'Refill date'),
    tip('Lift with bent knees', 'A habit for later.', 'Close to body', 'Breathe out'),
    tip('Talk about how long you try', 'It takes months for most.', 'A year is normal', 'Decide what then'),
    tip('Look after the cat litter', 'Gloves or partner.', 'Daily', 'Wash hands'),
    tip('Keep one fun sport', 'Fitness you like lasts.', 'Once a week', 'With a friend'),
  ],
};
