import { type Kind, step, tip } from '../kind.ts';

export const copeWithShiftWork: Kind = {
  id: 'cope-with-shift-work',
  category: 'profession',
  name: 'Cope with night and shift work',
  slots: {
    job: {
      words: [
        'nurse|hospital|ward|midwife|doctor',
        'factory|plant|production|assembly',
        'police|firefighter|ambulance|paramedic',
        'driver|bus|lorry|taxi',
        'bakery|baker',
        'hotel|bar|restaurant|kitchen',
        'security|guard|call centre|callcenter',
        'warehouse|logistics|supermarket',
        'care home|carer|care',
        'airport|cabin crew|pilot',
      ],
      otherwise: 'shift',
    },
  },
  ask: {
    question: 'Which pattern do you work, and what suffers most?',
    chips: ['Nights, cannot sleep by day', 'Rotating shifts', 'Family never sees me'],
  },
  hoursAWeek: 2,
  weekly: 'Enter shifts, sleep and one meeting with people on Sunday',
  overview:
    'You fix sleep by pattern, light and caffeine by clock, food that does not lie heavy, and times with people. Then you ask for a rota that is easier on the body.',
  approach:
    'One change per rotation. What goes wrong is no sleep before the first night, coffee after three, bright sun on the way home, and chores instead of sleep.',
  done: 'For two rotations you slept seven hours in 24 and did not nod off at the wheel.',
  cautions: [
    'Do not drive when you nod off: nap twenty minutes first. See a doctor for sleeplessness over weeks, chest pain, low mood, pregnancy, diabetes or epilepsy with nights.',
  ],
  steps: [
    step(
      'Log one rotation of sleep, food and mood',
      'Hours, when awake, caffeine, meals, near misses. Where is the worst day: first night, change back, third early?',
      ['Log tonight’s shift', 'Mark the worst day', 'Note near misses'],
      1,
    ),
    step(
      'Make the bedroom dark, cool and silent',
      'Blackout, 17 degrees, earplugs or fan, phone out, sign on the door, bell off. Tell neighbours and family the hours.',
      ['Black out the window', 'Put phone and bell off', 'Put the plan on the fridge'],
      2,
    ),
    step(
      'Plan sleep for your {job} pattern',
      'Before the first night a nap of 90 minutes in the afternoon. After nights straight to bed within an hour; after the last one only four hours and bed at ten. Earlies: bed half an hour sooner each evening.',
      ['Enter sleep like a shift', 'Nap before the first night', 'Shorten sleep after the last night'],
      2,
    ),
    step(
      'Use light and caffeine by the {job} clock',
      'Bright light in the first half of the night, sunglasses home. Last coffee five to six hours before bed. Twenty-minute nap in the break if allowed.',
      ['Set the last coffee time', 'Take sunglasses', 'Ask about a nap place'],
      1,
    ),
    step(
      'Eat light at night on {job} days',
      'Main meal before, warm small meal before one, soup, eggs, yoghurt, fruit; no fat feast at four; breakfast small. Cook for three shifts.',
      ['Cook three portions', 'Pack one warm meal', 'Eat before one'],
      2,
    ),
    step(
      'Fix times with people and movement',
      'Shared calendar in colours, one meal a day together, child’s bedtime on three days, 20 minutes of walking before shift.',
      ['Colour the calendar', 'Fix one meal together', 'Walk before the shift'],
      2,
    ),
    step(
      'Get home safe and stay alert in {job} nights',
      'Lift share, bus, nap before driving, alarm; double-check doses and machines at four; swap tasks.',
      ['Plan the way home', 'Double-check at four', 'Agree a buddy'],
      1,
    ),
    step(
      'Ask for an easier {job} rota',
      'Forward rotation (early, late, night), at most three nights in a row, 11 hours between, rota four weeks ahead, free weekend. Health check for night workers is a right in many countries.',
      ['Write two wishes', 'Ask with two colleagues', 'Book the night worker health check'],
      2,
    ),
  ],
  suggestions: [
    tip('Bank sleep before a block', 'Two long nights.', 'Early', 'Dark'),
    tip('Keep one ritual before day sleep', 'Shower, book.', 'Same', 'Ten minutes'),
    tip('Say no to noon appointments', 'That is your midnight.', 'Afternoon', 'Tell'),
    tip('Drink water hourly', 'Headache.', 'Bottle', 'Timer'),
    tip('Move at three', 'Low point.', 'Stairs', 'Light'),
    tip('Plan no big talks after nights', 'Tempers.', 'Rule', 'Day'),
    tip('Try the worst shift swap', 'Owls and larks.', 'Ask', 'Month'),
    tip('Take vitamin D by blood value', 'Ask doctor.', 'Winter', 'Dose'),
    tip('Keep weekends partly shifted', 'Less jet lag.', 'Two hours', 'Light'),
    tip('Use frozen bread and eggs', 'Fast meal.', 'List', 'Stock'),
    tip('Meet others off on weekdays', 'Company.', 'Club', 'Gym'),
    tip('Decide how many years of nights', 'Health counts.', 'Date', 'Plan'),
  ],
};
