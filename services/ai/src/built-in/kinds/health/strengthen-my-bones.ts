import { type Kind, step, tip } from '../kind.ts';

export const strengthenMyBones: Kind = {
  id: 'strengthen-my-bones',
  category: 'health',
  name: 'Strengthen my bones',
  slots: {
    finding: {
      words: [
        'osteoporosis',
        'osteopenia',
        'a broken wrist|broken wrist|wrist',
        'a broken hip|broken hip|hip fracture',
        'a vertebral fracture|vertebra|spine fracture|fractured vertebra|crush fracture',
        'cortisone|prednisolone|steroids',
        'early menopause',
      ],
      otherwise: 'low bone density',
    },
  },
  ask: {
    question: 'Do you have a bone density value or a fracture already?',
    chips: ['T-score under -2.5', 'A wrist broke too easily', 'Mother had it, I want to prevent it'],
  },
  hoursAWeek: 3,
  weekly: 'Strength training twice, balance twice, and brisk walks with a few stamps',
  overview:
    'You will know your fracture risk, get enough calcium and vitamin D without overdoing it, load the bones safely, prevent falls, and decide about medicine with facts, because medicine halves fractures in those at high risk.',
  approach:
    'Bones answer to heavy and sudden load rather than strolling, but a spine with fractures needs a teacher first. Food first for calcium, tablets only for the gap. Medicine is judged over years, and must not simply be stopped.',
  done: 'Your risk is known, treatment or training runs, and the next density scan shows no further loss or a gain.',
  cautions: [
    'Sudden back pain after a slight movement, loss of height over 3 cm, or a fracture from standing height needs a doctor within days. No sit-ups, toe touches or twisting with weight when the spine is at risk.',
    'Never stop denosumab injections or postpone them without the doctor: bone loss returns fast. Tell the dentist before starting bone medicine; report thigh or jaw pain.',
  ],
  steps: [
    step(
      'Collect your bone risks on a page',
      'Write down age, fractures, a broken hip of a parent, smoking, alcohol, cortisone, early menopause, low weight, falls, and your height now and at 25.',
      ['Measure your height', 'Fill in an online FRAX form', 'Find the report about {finding}'],
      0.5,
    ),
    step(
      'Have density and blood tested',
      'A DXA scan measures hip and spine; blood shows calcium, vitamin D, kidney and thyroid; with back pain an X-ray follows. Ask for your ten-year risk.',
      [
        'Book the doctor with the page',
        'Ask for T-score, ten-year risk and the cause of {finding}',
        'Ask which medicines weaken my bones',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Reach 1000 mg of calcium by food',
      'Milk, yoghurt, cheese, calcium water, fortified soya, tofu, almonds, kale: about three portions. A tablet only for what is missing, as too much is not good.',
      ['Add up yesterday with a calculator', 'Add two portions', 'Ask about vitamin D dose, mostly 800 to 1000 units'],
      1.5,
      { resources: 'Calcium calculator: https://www.osteoporosis.foundation' },
    ),
    step(
      'Learn safe lifting and bending',
      'Bend at the hip, keep the load close and never lift with a round back. Get out of bed by rolling to the side. A physiotherapist shows it in two sessions.',
      [
        'Book physiotherapy because of {finding}',
        'Practise hip hinge with a stick at the back',
        'Change how you make beds and garden',
      ],
      1.5,
    ),
    step(
      'Load the bones twice a week',
      'Squats to a chair, lifting a bag, step-ups, pressing and pulling, slowly heavier until eight repeats are hard. Heel drops or small jumps come only without spinal fractures and after advice.',
      ['Start with a trainer who knows {finding}', 'Write the weights', 'Add ten heel drops a day if allowed'],
      8,
      { waitDays: 20 },
    ),
    step(
      'Prevent the fall that breaks the bone',
      'Train balance at the counter each day, and look after light, rugs, shoes, eyes and tablets that make you dizzy.',
      ['Stand on one leg by the counter daily', 'Clear the trip traps', 'Have the tablets checked'],
      1,
    ),
    step(
      'Decide about medicine with your doctor',
      'There are weekly tablets, yearly infusions, injections, and medicines that build bone for very high risk. Ask about the gain in your case, the dentist, how long, and what comes after.',
      [
        'Write your questions about {finding}',
        'Visit the dentist first',
        'Put injection or tablet days in the calendar',
      ],
      1,
      { waitDays: 7 },
    ),
    step(
      'Measure again and adjust',
      'Blood after some months, the scan after two to three years (sooner with cortisone), your height each year.',
      ['Book the next scan', 'Measure height', 'Check that calcium, training and medicine for {finding} still run'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Stand, do not only swim', 'Water takes load off.', 'Add steps', 'Weights'),
    tip('Stop smoking', 'Smoking thins bones and slows healing.', 'A free quit line', 'It helps at any age'),
    tip('Keep weight', 'Very thin people break bones more easily.', 'Enough protein', 'No crash diets'),
    tip('Cut alcohol', 'Over two glasses harms.', 'Days off', 'Small glass'),
    tip(
      'Get some sun',
      'Daylight on arms and face makes vitamin D in summer.',
      'Fifteen minutes',
      'Never until you burn',
    ),
    tip(
      'Take tablets upright',
      'Bisphosphonates hurt the gullet if they stick.',
      'A full glass of water',
      'Stay upright for half an hour',
    ),
    tip('Limit salt and cola', 'Both make you lose calcium.', 'Season with herbs', 'Drink water or milk'),
    tip(
      'Wear hip pads if frail',
      'Padded underwear softens a fall on the hip.',
      'Try a pair',
      'Wear them at night too',
    ),
    tip(
      'Tell them you have it',
      'Massage and treatments of the spine must be gentle then.',
      'Say it beforehand',
      'No thrusts on the back',
    ),
    tip('Stretch the chest', 'Upright spine hurts less.', 'Doorway', 'Daily'),
    tip('Join a bone group', 'Class with a teacher.', 'Association', 'Weekly'),
    tip('Inform daughters and sons', 'It runs in families.', 'Calcium young', 'Sport'),
  ],
};
