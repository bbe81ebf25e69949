import { type Archetype, step, tip } from '../kind.ts';

export const symptomToAppointment: Archetype = {
  id: 'symptom-to-appointment',
  name: 'Have a symptom looked at',
  slots: { symptom: { from: 'object', otherwise: 'the symptom' } },
  ask: {
    question: 'Since when do you have it, and is it getting worse?',
    chips: ['Some days', 'For weeks', 'For months, already seen by somebody'],
  },
  hoursAWeek: 1.5,
  overview:
    'You check first whether you need help for {symptom} today, keep short notes for some days, and get an appointment with the right person. With notes and three questions you leave with a plan, and you follow it up until it is cleared up.',
  approach:
    'Doctors see more from exact notes than from a long story: since when, how often, what makes it better or worse. What usually goes wrong is waiting for months, searching the internet at night, and going home without knowing the next step.',
  done: 'You know what it is or what it is not, what is done about it, and when it is looked at again.',
  cautions: [
    'Call the emergency number at once for chest pain or pressure, trouble breathing, one-sided weakness or drooping face, trouble speaking, sudden worst headache, fainting, heavy bleeding, sudden loss of sight, or thoughts of suicide. Call a doctor on the same day with high fever, fast worsening, or when a baby, a pregnant or a very old person is affected.',
  ],
  steps: [
    step(
      'Check whether you need help for {symptom} today',
      'Read the warning signs above and call the medical advice line of your country or your practice if one of them is near. Otherwise write down since when, where and how strong from 0 to 10.',
      [
        'Compare with the warning signs in 10 minutes',
        'Call if one fits or you are unsure',
        'Write since when, where, how strong',
      ],
      0.5,
    ),
    step(
      'Keep short notes on {symptom} for some days',
      'Time, strength, what before, what helped, food, medicines, sleep, cycle. Photos of what can be seen. Do not wait for the notes before you book.',
      ['Set up a page with six columns', 'Note each time', 'Take a photo with date'],
      1,
    ),
    step(
      'Book an appointment and say what it is about',
      'Family doctor first, dentist, gynaecologist, optician, paediatrician or vet where it is clear. Say {symptom}, since when and that it worries you, and ask for the waiting list for cancelled dates.',
      ['Call in the first hour of opening', 'Say it in one sentence', 'Enter the date and ask about cancellations'],
      0.5,
      { waitDays: 10 },
    ),
    step(
      'Put medicines, illnesses and family history on one page',
      'Names and doses also of what you buy yourself, allergies, operations, illnesses of parents and siblings, old results. It saves ten minutes of the talk about {symptom}.',
      ['Photograph the packages', 'Ask a relative about the family', 'Get old results'],
      1,
    ),
    step(
      'Collect what was examined about {symptom} so far',
      'You have seen somebody before: results, pictures, what was tried, what it did. Ask the practice for copies, so that nothing is done twice.',
      ['List who examined what', 'Ask for copies', 'Note what has not been looked at'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Write three questions about {symptom} and take somebody along',
      'What can it be, what will you examine, what shall I do until then and when must I come back? A second person hears what you miss.',
      ['Write the three questions', 'Ask somebody to come', 'Put notes and page into a bag'],
      0.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Go to the appointment and repeat the plan aloud',
      'Begin with {symptom} and what worries you most, not with the small things. At the end repeat: so you suspect …, we do …, I come back on ….',
      ['Say the most important first', 'Ask the three questions', 'Repeat and write down the plan'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Have the examinations done and ask for the results',
      'Book blood, picture or specialist on the same day; no news is not a result. Note the day on which you ask about {symptom}, and call.',
      ['Book the examinations', 'Enter the day for asking', 'Have the result explained in plain words'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Follow the treatment and return if it does not help',
      'Do what was agreed for the time that was named, with notes on {symptom}. If it is not better by then, go back and ask what else it could be, or for a second opinion.',
      ['Put medicines or exercises into the day', 'Note the effect weekly', 'Book the control or second opinion'],
      3,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Name the strength as a number',
      'Four at rest, eight on stairs says more than bad.',
      'Morning and evening',
      'Same scale',
    ),
    tip('Say what it keeps you from doing', 'Doctors weigh this heavily.', 'Sleep, work, stairs', 'One example'),
    tip('Do not search at night', 'Fear finds the rarest illness.', 'One reliable page by day', 'Note questions'),
    tip(
      'Ask the pharmacist meanwhile',
      'They know what is safe with your medicines.',
      'Bring the list',
      'Say since when',
    ),
    tip('Take nothing new before the visit', 'It can hide what has to be seen.', 'Ask first', 'Note what you took'),
    tip('Photograph what comes and goes', 'Rashes vanish in the waiting room.', 'Daylight', 'Coin for size'),
    tip('Ask for the word in writing', 'A diagnosis misheard is no use.', 'Have it spelt', 'Latin and plain'),
    tip(
      'Ask about video or telephone',
      'For questions it is often faster.',
      'Results, prescriptions',
      'Not for acute pain',
    ),
    tip('Keep a folder of results', 'The next doctor begins further on.', 'By date', 'Copies on the phone'),
    tip('Say that you are afraid', 'Then it will be talked about.', 'I fear it is …', 'Ask how likely'),
    tip('Do not play it down', 'Politeness costs time.', 'Tell the worst day', 'No it is nothing'),
    tip('Wear clothes that are easy to take off', 'It saves time for talking.', 'Slip-on shoes', 'Short sleeves'),
  ],
};
