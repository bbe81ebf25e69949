import { type Kind, step, tip } from '../kind.ts';

export const lessBreathlessOnStairs: Kind = {
  id: 'less-breathless-on-stairs',
  category: 'health',
  name: 'Climb stairs without getting out of breath',
  slots: {
    place: {
      words: [
        'church',
        'flat|apartment',
        'station|metro|subway|tube',
        'school',
        'office|work',
        'temple',
        'house|home',
        'stadium',
        'tower',
      ],
      otherwise: 'stairs you know best',
    },
  },
  ask: {
    question: 'How many steps until you stop, since when, and has a doctor listened to your chest?',
    chips: ['One floor, for years', 'Three floors, I am only unfit', 'It got worse in some weeks'],
  },
  hoursAWeek: 2,
  weekly: 'Stairs on five days, one longer walk, legs twice',
  overview:
    'You first let a doctor rule out heart, lungs and blood, then count the steps you manage, climb a few more each week with a slow breath, and make legs strong. The aim is your stairs without a gasp.',
  approach:
    'Breath comes back by practice below the limit: short, often, and slow enough to say a sentence. Legs are half of it, since strong thighs ask for less air. Weight counts too, but the stairs get easier long before the scales move.',
  done: 'You climb your stairs at an even pace, can say a sentence at the top, and are calm again within two minutes.',
  cautions: [
    'Call the emergency number for breathlessness at rest or that came suddenly, pressure or pain in the chest, fainting, blue lips, or coughing blood. A painful or swollen calf, or a racing or stumbling heart with breathlessness: go to emergency care today. See a doctor this week for breathlessness that has got worse, swollen legs, waking at night short of air, wheeze, or great tiredness.',
    'Do not train stairs before the check if any of this is yours. Use the rail; stop for dizziness. Inhaler or heart tablets: take them as prescribed, and ask what is safe.',
  ],
  steps: [
    step(
      'Count the steps you manage before you have to stop',
      'At your usual pace, with the rail. Write steps, breath from 0 to 10 and the minutes until it is calm. Do it only if you have no sign from the cautions; otherwise the doctor comes first and this step later.',
      ['Read the signs in the cautions', 'Count once on the stairs of the {place}', 'Write steps, breath and minutes'],
      0.3,
    ),
    step(
      'Let a doctor listen to heart and lungs and test your blood',
      'Say since when, how many steps, and what you cannot do because of it. Ask for blood pressure, heart tracing, breathing test, iron and thyroid, and whether a medicine plays a part. Ask how hard you may train.',
      ['Book it this week', 'Take your numbers along', 'Ask: how out of breath may I get?'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Learn the breath and the pace for stairs',
      'Breathe in for one step, out through soft lips for two. Whole foot on the step, a light hand on the rail, and a pause before you need it: five breaths at each landing. Start slower than seems right.',
      ['Practise the breath sitting down', 'Climb ten steps in this rhythm', 'Set one landing as your pause'],
      1,
    ),
    step(
      'Climb half of what you manage, three times a day',
      'Half of your number, slowly, on five days a week. It should be a 3 or 4 of 10 at the top. Small and often trains better than one great effort.',
      ['Tie the three to meals or trips', 'Write a stroke for each', 'Walk ten flat minutes on top'],
      5,
    ),
    step(
      'Stand up from a chair ten times on three days a week',
      'Two rounds, then heel raises at the sink and a step-up on the lowest stair. Thighs and calves that are strong use less air. Knees that complain: higher chair, smaller step.',
      ['Do the first round today', 'Add two repeats a week', 'Hold the rail for step-ups'],
      4,
    ),
    step(
      'Add four to six steps or half a floor each week',
      'Stay another week when you are still short after two minutes. A flat brisk walk of 20 minutes twice a week helps the same heart. If nothing changes in six weeks, go back to the doctor.',
      ['Write next week’s number on Sunday', 'Add the two walks', 'Note the minutes until calm'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Carry something light up and speak at the top',
      'First a bag of one or two kilos, then the shopping in two trips. At the top say a long sentence, or sing a line if singing is what you want back. It shows what your breath can do.',
      ['Climb with a light bag twice a week', 'Say the sentence at the top', 'Split heavy loads into two trips'],
      2,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Climb the stairs of the {place} at an even pace',
      'One calm pause is allowed, then none. Compare steps, breath and minutes with the first day, and keep two climbs a day for good.',
      ['Climb them on a quiet day', 'Compare with the first numbers', 'Choose the two climbs that stay'],
      1,
    ),
  ],
  suggestions: [
    tip('Take the first flight always', 'The lift may do the rest.', 'Every day', 'Slowly'),
    tip('Eat the big meal afterwards', 'A full belly takes breath.', 'An hour later', 'Water'),
    tip('Wear flat shoes', 'The foot needs the whole step.', 'Grip', 'Laces'),
    tip('Breathe out longer than in', 'It empties the lungs.', 'Soft lips', 'Count'),
    tip('Sing at home', 'It trains the breath.', 'One song', 'Standing'),
    tip('Go with somebody', 'Talking sets the pace.', 'Neighbour', 'Landing'),
    tip('Stop smoking first of all', 'Breath comes back in weeks.', 'Quit line', 'Pharmacist'),
    tip('Rest without shame', 'A pause is technique.', 'Landing', 'Five breaths'),
    tip('Count the lift rides', 'Fewer each week.', 'Write', 'Sunday'),
    tip('Warm up on the flat', 'Three minutes are enough.', 'Corridor', 'Arms'),
    tip('Put a chair at the top', 'It calms the head.', 'One minute', 'Then none'),
    tip('Weigh monthly', 'The number is no judge.', 'Same day', 'Write'),
  ],
};
