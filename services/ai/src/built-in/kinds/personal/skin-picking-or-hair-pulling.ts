import { type Kind, step, tip } from '../kind.ts';

export const skinPickingOrHairPulling: Kind = {
  id: 'skin-picking-or-hair-pulling',
  category: 'personal',
  name: 'Stop picking skin or pulling hair',
  slots: {
    habit: {
      words: [
        'hair pulling|pulling hair|pulling my hair|pull my hair|trichotillomania|trich',
        'eyelashes|lashes|eyebrows|brows',
        'skin picking|picking my skin|picking at my skin|dermatillomania|picking',
        'scabs|scab|spots|pimples|acne',
        'scalp|beard',
      ],
      otherwise: 'picking or pulling',
    },
  },
  ask: {
    question: 'Which is it, and does somebody know?',
    chips: ['Skin, face or scabs', 'Hair, lashes or brows', 'Nobody knows'],
  },
  hoursAWeek: 1,
  unhurried: true,
  weekly: 'Fill in the card each day, practise the competing movement, one call or session',
  overview:
    'You will look at it without shame, note when and how, get help that works for this, change mirrors, tools and light, practise another movement, care for skin or hair, and tell one person.',
  approach:
    'It is a common body-focused habit and neither weakness nor vanity. The best-tested help is habit reversal, alone with a guide or with a therapist. Less often and shorter counts as success; slips are part of healing.',
  done: 'Your weekly count is under a third of the first, wounds or gaps have healed for two months, and you do what you had avoided, such as swimming.',
  cautions: [
    'Infected, deep or spreading wounds, or swallowing hair with belly pain, need a doctor soon. If it is meant to hurt yourself, or you think of dying, talk to a doctor or crisis line today.',
  ],
  steps: [
    step(
      'Note one week without changing anything',
      'Where, when, which hand, with tool or mirror, before and after feeling, minutes. Two kinds exist: absent at the screen, or on purpose under tension. Your {habit} may be both.',
      ['Make a small card for the week', 'Fill it in each evening', 'Mark the three main situations'],
      0.5,
    ),
    step(
      'Tell one kind person and read one good page',
      '‘I do {habit}, it is called a body-focused repetitive behaviour, I am working on it. Please do not comment, sit with me.’ Shame feeds it.',
      ['Read the page of an official health service or association', 'Say the sentence to one person'],
      0.6,
    ),
    step(
      'Ask for therapy with habit reversal',
      'Doctor, psychologist, dermatologist. Ask: do you know habit reversal or acceptance work for {habit}? Waiting lists are long, so begin with a self-help book meanwhile.',
      ['Ring two therapists or ask the doctor', 'Get a self-help book', 'Look for a group online'],
      0.8,
      { waitDays: 21 },
    ),
    step(
      'Change mirror, light, tools and hands',
      'Cover magnifying mirrors, dim light, tweezers given away or in water-tight box, plasters on fingertips, gloves or cap for reading, nails short. A two-minute timer in the bathroom.',
      ['Do three of these today', 'Put plasters by the sofa', 'Set the bathroom timer'],
      0.7,
    ),
    step(
      'Practise the competing movement',
      'One minute with the same muscles: fist at the side, hands under legs, knead clay, comb with soft brush. At the urge, at the rise of the hand, and after a slip.',
      ['Choose two movements', 'Practise ten times calm', 'Use them at each urge'],
      3,
    ),
    step(
      'Give the senses what they look for',
      'Peeling glue, pumice, pistachios, velvet, ice, brush, oil massage. And the tension: walk, shower, breath, call. Write which calms {habit} in you.',
      ['Fill a small box with five things', 'Put it where it happens', 'Note what helped'],
      2,
    ),
    step(
      'Heal skin or hair kindly',
      'Gentle wash, plasters that stay, cream at night, dermatologist for acne or eczema that starts it; soft scarves, brow pencil, short cut. Scars fade slowly over months.',
      ['See a dermatologist if skin starts it', 'Cover wounds with healing plasters', 'Plan care for the evening'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Do what you avoided and plan for hard weeks',
      'Swim, hairdresser, date, short sleeves. Tell the hairdresser before. Write what you do when {habit} returns: card, plasters, call. Compare with the first week.',
      ['Choose one thing and a date', 'Compare counts', 'Write the plan for hard weeks'],
      2,
    ),
  ],
  suggestions: [
    tip('Wear bracelets that sound', 'You notice the hand.', 'Screen time', 'Work'),
    tip('Keep the bathroom door open', 'Short visits.', 'Timer', 'Dim light'),
    tip('Brush teeth in the kitchen', 'No mirror.', 'A month', 'Radio'),
    tip('Put cream on before films', 'Slippery skin.', 'Hands too', 'Again'),
    tip('Sleep with cotton gloves', 'Nights count.', 'Loose', 'Wash'),
    tip('Knit, fold, draw in meetings', 'Hands busy.', 'Small', 'Quiet'),
    tip('Take photographs monthly only', 'Not daily checks.', 'Same light', 'Hide'),
    tip('Ask friends not to say stop', 'A touch instead.', 'Agree', 'Thank'),
    tip('Name the urge as a wave', 'It passes in minutes.', 'Watch', 'Count'),
    tip('Be gentle after', 'Wash, plaster, tea.', 'No scolding', 'Note'),
    tip('Find the association', 'Groups and kind people.', 'Online', 'Teens too'),
    tip('Count good hours', 'Three hours are a start.', 'Beads', 'Sunday'),
  ],
};
