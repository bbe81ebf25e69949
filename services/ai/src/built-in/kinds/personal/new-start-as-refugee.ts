import { type Kind, step, tip } from '../kind.ts';
import { newcomerLanguageHere } from '../local-work.ts';

export const newStartAsRefugee: Kind = {
  id: 'new-start-as-refugee',
  category: 'personal',
  name: 'Start again in a new country as a refugee',
  slots: {
    aim: {
      words: [
        'family reunion|bring my wife|bring my family|wife and children',
        'asylum interview|interview',
        'appeal|rejected',
        'flat|apartment|out of the camp|housing',
        'work permit|work|job',
        'diploma recognition|recognition of my diploma|diploma|recognised|nurse|doctor|engineer',
        'language course|language|integration course',
        'residence permit|permanent residence|residence|status',
        'school places|school|kids',
        'bank account|bank',
        'travel document',
        'family tracing|find my brother|lost each other',
      ],
      otherwise: 'new start',
    },
    place: { from: 'place', otherwise: 'the new country' },
  },
  ask: {
    question: 'Where are you now, what status do you have, and what is most urgent?',
    chips: ['I wait for the interview', 'I have status, need flat and work', 'Bring my family here'],
  },
  hoursAWeek: 6,
  weekly: 'Language on five days for 40 minutes, one office matter, one meeting with local people',
  overview:
    'You will first secure papers and free legal advice, then language, home, school and work step by step. The plan for your {aim} is written with dates, because deadlines decide much in {place}.',
  approach:
    'One folder, one calendar, one adviser who knows the law. Language a little every day from the first week. What usually goes wrong is missing a letter with a deadline, paying people who promise papers, and signing what one has not understood.',
  done: 'Your papers are valid, you understand your letters with little help, and home, school or work has begun.',
  cautions: [
    'Asylum law differs by country and deadlines can be a few days: get free advice from UNHCR, a refugee council or a lawyer before the interview and before any travel, above all to your home country. Never give away original papers without a receipt.',
    'Nightmares, fear and pain after flight are common and treatable. If you think of dying, or somebody threatens you, call the emergency number. Nobody may take your passport or force you to work.',
  ],
  steps: [
    step(
      'Put all papers in one folder and photograph them',
      'Identity, letters, envelopes with date, medical, school, work. Send the photos to yourself. Mark each date by which you must answer. Done when the next deadline is in the phone.',
      ['Sort by date, newest on top', 'Photograph each sheet', 'Enter deadlines with two alarms'],
      1,
    ),
    step(
      'Get free legal advice before the next decision',
      'Refugee council, UNHCR partner, church or university law clinic. Take the folder, ask for an interpreter. Ask: what is my status, what are my rights to work, which deadline, what must I not do.',
      [
        'Find the adviser nearest to you',
        'Book it and ask for an interpreter',
        'Ask the four questions about your {aim}',
      ],
      2.5,
      { resources: 'Information for refugees by country: https://help.unhcr.org' },
    ),
    step(
      'Write your story and your plan with dates',
      'For yourself and the adviser: places, dates, what happened, who can confirm, what you are afraid of. Only what you know; say so when a date is uncertain. On a second page: what you need in three months for your {aim}.',
      [
        'Write half an hour a day, with breaks',
        'Let the adviser read it before the authority does',
        'Do it with somebody if it hurts',
      ],
      4,
    ),
    step(
      'Settle health, school and money',
      'Doctor and vaccination, health card, school places, benefits, bank account (many countries give a basic account to refugees), phone number. Ask what you must report when you move.',
      [
        'Register with a doctor',
        'Ask school office and bank which papers they accept',
        'Write all contacts of {place} on one page',
      ],
      5,
      { waitDays: 7 },
    ),
    step(
      'Learn the language on five days a week',
      'Free course as soon as you may, and 40 minutes daily: 10 words, one dialogue aloud, one letter read. Test after three months; ask for a course with child care.',
      [
        'Register for the course',
        'Find one person for conversation each week',
        'Learn 30 phrases for office, doctor, school in {place}',
      ],
      30,
      { local: newcomerLanguageHere, when: { weeksFrom: 4 } },
    ),
    step(
      'Have diplomas and skills recognised',
      'Recognition office or job centre: which papers, translation, fees paid by whom, test instead of lost papers. Make a CV of one page in the local form.',
      [
        'Book advice on recognition',
        'Write the CV with a volunteer',
        'Ask for a work trial in your trade and about your {aim}',
      ],
      5,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Find people, a club and somebody who listens',
      'Neighbour project, sport, church or mosque, parents’ café, mentoring. Two visits before you judge. For nightmares ask for a trauma centre with interpreter.',
      ['Choose two places in {place}', 'Go twice to each', 'Ask a doctor about therapy if sleep is bad'],
      6,
    ),
    step(
      'Send off the papers for your {aim} and follow up',
      'Form checked by the adviser, copies kept, sent with proof. Ask after four weeks in writing. Refused: see the lawyer on the same day, because the time to appeal is short. Done with the answer in hand and the next date noted.',
      [
        'Complete papers and have them checked',
        'Send with proof of delivery',
        'Note the follow-up date and the next step',
      ],
      5,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Open every letter the same day',
      'Deadlines begin with delivery.',
      'Photo to the adviser',
      'Name on the letter box',
    ),
    tip('Never pay for promises', 'Real offices give receipts.', 'Ask the adviser', 'No cash in the street'),
    tip('Tell each change of address', 'Lost letters lose cases.', 'In writing', 'Keep a copy'),
    tip('Ask for an interpreter', 'It is often your right.', 'Not your child', 'Say if you do not understand'),
    tip('Search missing family safely', 'The Red Cross traces people.', 'Free and confidential', 'Photo and dates'),
    tip('Label things at home', 'Words come without study.', 'Ten a week', 'Say them aloud'),
    tip('Use the library', 'Warm, free, internet, courses.', 'Ask for a card', 'Children’s books'),
    tip('Keep one thing from home', 'Food, song, prayer give strength.', 'Weekly', 'Share it'),
    tip('Let children be children', 'They learn faster, yet need rest.', 'No translating at doctors', 'Sport club'),
    tip('Volunteer some hours', 'Language and references.', 'Ask if allowed', 'Kitchen, sport, repair'),
    tip('Limit news of the war', 'Twice a day is enough.', 'Not before sleep', 'Call family instead'),
    tip('Write one success a week', 'Progress is slow and real.', 'First phone call', 'First joke'),
  ],
};
