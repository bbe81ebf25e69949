import { type Kind, step, tip } from '../kind.ts';

export const sleepWithShiftWork: Kind = {
  id: 'sleep-with-shift-work',
  category: 'health',
  name: 'Sleep well with shift work',
  slots: {
    shift: {
      words: [
        'night shifts|nights|night shift',
        'early shifts|earlies|early shift|4am start|3am start',
        'rotating shifts|rota|rotating|changing shifts',
        'late shifts|lates|late shift',
        '24-hour shifts|24 hour shifts|on call',
        'split shifts',
      ],
      otherwise: 'changing shifts',
    },
    job: {
      words: [
        'nurse|midwife|carer',
        'police officer|police',
        'baker',
        'bus driver|driver|trucker|lorry driver',
        'factory worker|factory|plant',
        'paramedic|ambulance',
        'security guard|security',
        'doctor',
        'pilot|cabin crew|flight attendant',
        'postman|postwoman',
        'hotel|bar|restaurant',
        'firefighter',
        'warehouse',
      ],
      otherwise: 'a shift worker',
    },
  },
  ask: {
    question: 'Which shifts do you work, and when do you sleep worst?',
    chips: ['Nights, then I cannot sleep by day', 'Earlies, up at 3', 'Rota changes each week'],
  },
  hoursAWeek: 2,
  weekly: 'Plan the sleep of the next seven days on Sunday, before anything else',
  overview:
    'You will plan sleep on the rota like an appointment: anchor hours, a nap before nights, light at the right time, a dark room for day sleep, meals that do not fight it, and a way home that is safe.',
  approach:
    'The body clock moves only an hour a day, so with quickly changing shifts do not try to turn it round; protect sleep hours instead. Light wakes and darkness makes sleepy: use both on purpose. Family and phone spoil more day sleep than noise does.',
  done: 'Over four weeks you sleep at least seven hours in 24 on most days, naps included, and come home safely after every shift.',
  cautions: [
    'Never drive home fighting sleep: nap 20 minutes first, take the bus or a lift. See a doctor for sleep under five hours for weeks, low mood, snoring with pauses, diabetes, epilepsy or pregnancy; some may be excused from nights.',
    'Ask a doctor or pharmacist before melatonin or sleeping tablets, and never mix them with alcohol.',
  ],
  steps: [
    step(
      'Write sleep into the next two weeks’ rota',
      'Every shift with commute, then one main sleep and a nap. Look for the three worst changes, usually late to early.',
      ['Copy the rota of your {shift}', 'Mark seven hours of sleep in each 24', 'Circle the three worst changes'],
      0.5,
    ),
    step(
      'Make the bedroom fit for day sleep',
      'Blackout blind or foil, eighteen degrees, ear plugs plus fan sound, phone on silent except one number, sign at the door.',
      [
        'Darken the window until you cannot see your hand',
        'Set the phone so that only one number gets through',
        'Hang up the sign with hours',
      ],
      1,
    ),
    step(
      'Agree quiet hours with the people at home',
      'Show them the rota of your {shift}: when nobody rings, vacuums or plans, and which time is theirs. Eat together once a day.',
      ['Hang the rota on the fridge', 'Name two fixed times for each other', 'Tell neighbours and parcel services'],
      1,
    ),
    step(
      'Nap before and anchor the sleep after {shift}',
      'Before the first night 90 minutes in the afternoon; after it straight to bed. With earlies go to bed early two days ahead and nap at most 30 minutes before three.',
      [
        'Set nap times for the next block',
        'Keep four hours that are always sleep',
        'Go to bed within an hour of coming home',
      ],
      1.5,
    ),
    step(
      'Use light and sunglasses on purpose',
      'Bright light in the first half of a night, dim in the last two hours, sunglasses on the way home (not when sleepy at the wheel). For earlies bright light at once on getting up.',
      ['Buy a lamp or sit under the brightest one', 'Put sunglasses in the bag', 'Dim screens before bed'],
      1,
    ),
    step(
      'Time coffee and meals to the shift',
      'Coffee in the first half only, none in the six hours before sleep. Main meal before the night, soup or yoghurt at midnight, light breakfast before bed.',
      ['Write the last coffee hour for each shift', 'Cook and pack two night meals', 'Drink water each hour'],
      2,
    ),
    step(
      'Come back to days without losing two',
      'After the last night sleep only until noon, go out in daylight, bed in the evening a bit early. Plan nothing big on that day.',
      [
        'Set the alarm for four hours after the last of your {shift}',
        'Walk in daylight',
        'Keep the first free evening calm',
      ],
      1.5,
    ),
    step(
      'Ask for a better rota at work',
      'Forward rotation (early, late, night), at most three nights running, eleven hours between shifts, rota known early, nap breaks. Company doctor and union know the rules.',
      [
        'Write which change costs you most as {job}',
        'Suggest one swap with a colleague',
        'Ask for a health check for night workers',
      ],
      1,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Count sleep over four weeks and adjust',
      'Hours in 24, sleepiness on the way home, mood. Keep what helped; if it stays under six hours, see a doctor or look at other work.',
      ['Add up the hours per shift', 'Keep three rules', 'Decide by a date what to do if {shift} still wears you out'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Shower warm, room cool', 'The drop makes sleepy.', 'Ten minutes', 'Dark bathroom'),
    tip('Take a coffee nap', 'Drink, sleep 20 minutes, wake sharp.', 'Before driving', 'Early in the night only'),
    tip('Keep one ritual', 'The body knows the order.', 'Tea, teeth, book', 'Any hour'),
    tip('Move before the shift', 'It wakes without coffee.', 'Twenty minutes', 'Not after nights'),
    tip('Share the drive', 'Talking keeps you awake on the way.', 'A car pool', 'The bus after nights'),
    tip('Batch appointments', 'One free day stays free.', 'Same afternoon', 'Not after nights'),
    tip('Pack real food', 'Machines at work mostly sell sugar.', 'Cook on Sunday', 'Fruit and nuts'),
    tip('Guard weekends with friends', 'Shift work makes people lonely.', 'A fixed date each month', 'Share your rota'),
    tip('Let the doctor check yearly', 'Shift work strains heart and sugar.', 'Blood pressure', 'Night worker check'),
    tip('Use two alarms far away', 'Day sleep is deep.', 'Across the room', 'Light alarm'),
    tip('Do not drink to sleep', 'It breaks the second half.', 'Herbal tea', 'Breathe'),
    tip('Nap rooms help', 'Ask your employer for a place to lie down.', 'Twenty minutes', 'With an alarm'),
  ],
};
