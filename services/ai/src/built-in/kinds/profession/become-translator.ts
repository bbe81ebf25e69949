import { type Kind, step, tip } from '../kind.ts';

export const becomeTranslator: Kind = {
  id: 'become-translator',
  category: 'profession',
  name: 'Become a translator or interpreter',
  slots: {
    kind: {
      words: [
        'court|sworn|legal',
        'medical|hospital',
        'literary|book',
        'subtitle|subtitles|subtitling',
        'conference|simultaneous',
        'community|refugee',
        'sign language|bsl|asl',
        'technical',
        'website|localisation|localization',
      ],
      otherwise: 'professional',
    },
  },
  ask: {
    question: 'Which languages have you, and have you been paid for it yet?',
    chips: ['Bilingual, no papers', 'Degree, few clients', 'Want to be sworn in'],
  },
  hoursAWeek: 6,
  weekly: 'Translate or interpret one hour aloud in your field and have one page corrected',
  overview:
    'You choose one pair of languages and one field, have your level tested, get the paper that {kind} work needs, and win the first agencies and direct clients with samples and a price.',
  approach:
    'Speaking two languages is the start, not the trade. You translate into your strongest language, know one field, use terminology tools, and check machine output with care. What goes wrong is being cheap and general.',
  done: 'You have the paper that your field asks for and three paying clients.',
  steps: [
    step(
      'Choose language pair, direction and {kind} field',
      'Write down which language you would write a contract in, and the two fields you know from work or life. Look what {kind} adverts and courts near you ask for and pay per word, line or hour.',
      ['Write pair, direction and two fields', 'Read ten adverts or lists', 'Note usual rates'],
      1.5,
    ),
    step(
      'Find out which paper {kind} work needs',
      'Courts want sworn status: degree or state exam, language of law, clean record, oath. Hospitals and councils want a community interpreting diploma and hours. Literary and subtitle work want samples only. Sign language takes three to seven years by levels.',
      ['Open the register or court page', 'Note exam, hours and cost', 'Ask one registered person'],
      3,
    ),
    step(
      'Have your level tested with a real text',
      'Translate 300 words of {kind} text and interpret five minutes from recording. Let an experienced translator mark both. Decide whether you need language, field or technique first.',
      ['Choose a real text of 300 words', 'Pay for one correction', 'Write down the three commonest faults'],
      6,
    ),
    step(
      'Take the {kind} course or prepare the state exam',
      'Note-taking, memory, role, ethics, terminology, sight translation. Four sessions a week; record yourself and compare. Diploma courses last six to twelve months beside work.',
      ['Enrol and note the exam date', 'Interpret ten minutes of radio daily', 'Build a word list of 300 terms'],
      120,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Set up tools, word lists and a price',
      'A translation memory tool, a glossary per client, backups, insurance, a privacy rule for client texts. Work out a day rate: costs plus living, divided by some 1,200 billable hours a year, then convert to words (2,000 to 2,500 a day).',
      ['Try one free tool', 'Calculate rate per word and hour', 'Write terms on one page'],
      10,
    ),
    step(
      'Register for court, council or agency {kind} lists',
      'Send certificate, record check, two references, samples, tax number. Apply to ten good agencies with two lines and a sample; look up their payment record before the first job.',
      ['Apply to the official list', 'Write to ten agencies', 'Check payment reviews'],
      8,
      { waitDays: 42 },
    ),
    step(
      'Win the first direct {kind} clients',
      'Law offices, clinics, exporters, publishers, film schools. Offer one trial page. A colleague reads each of your first ten jobs before you send them, and you ask each client for two sentences.',
      ['List thirty possible clients', 'Visit or ring five a week', 'Ask for two sentences after each job'],
      15,
    ),
    step(
      'Keep up the field and raise your rate yearly',
      'Join the association, collect training points, drop the worst-paid client each year, and say plainly which work is machine checking and what it costs.',
      ['Join one association', 'Review clients by pay per hour', 'Announce the new rate two months ahead'],
      10,
    ),
  ],
  suggestions: [
    tip('Shadow an interpreter in court', 'Public hearings are free.', 'Note words', 'Ask afterwards'),
    tip('Practise consecutive notes', 'Symbols, not words.', 'Five minutes', 'Playback'),
    tip('Read your language aloud', 'Style comes by ear.', 'Good authors', 'Daily'),
    tip('Swap corrections with a colleague', 'Both learn.', 'One page', 'Weekly'),
    tip('Learn when to say no', 'Wrong field means danger.', 'Medicine dose', 'Contract'),
    tip('Build a glossary from real papers', 'Clients love it.', 'Twenty terms', 'Source'),
    tip('Know professional secrecy', 'One slip ends work.', 'Clean desk', 'No cloud'),
    tip('Offer two prices', 'With and without second reader.', 'Explain', 'In writing'),
    tip('Take breaks after thirty minutes', 'Simultaneous work is for two.', 'Ask for a partner', 'Water'),
    tip('Volunteer with refugees first', 'Real talk in a safe frame.', 'Supervision', 'Debrief'),
    tip('Write to three small publishers', 'Sample of ten pages.', 'Rights', 'Why now'),
    tip('Keep invoices simple', 'Words, rate, date.', '14 days', 'Reminder'),
  ],
};
