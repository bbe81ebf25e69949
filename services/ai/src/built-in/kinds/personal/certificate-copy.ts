import { type Kind, step, tip } from '../kind.ts';
import { certificatesHere } from '../local-papers.ts';

export const certificateCopy: Kind = {
  id: 'certificate-copy',
  category: 'personal',
  name: 'Get a copy of a certificate or lost document',
  slots: {
    paper: {
      words: [
        'birth certificate|birth certificates',
        'marriage certificate|marriage certificates|wedding certificate',
        'death certificate',
        'diploma|degree certificate|degree|university certificate',
        'school certificate|school leaving certificate|gcse certificates|exam certificates|abitur certificate',
        'transcript|transcripts|transcript of records',
        'police certificate|police clearance|dbs check|dbs|criminal record check|background check',
        'vaccination record|vaccination records|yellow card|vaccine record',
        'title deeds|deeds|land title',
        'military record|service record|discharge papers',
        'social security card|national insurance number|tax number',
        'divorce decree|divorce papers|decree absolute',
      ],
      otherwise: 'certificate',
    },
  },
  ask: {
    question: 'Which paper is it, and where was it issued?',
    chips: ['In the country I live in', 'Abroad', 'Several papers, lost or burnt'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will find the one office that holds the record, order the right form of the {paper} with the details they search by, get it certified or translated where it is needed abroad, and keep copies so that it does not happen again.',
  approach:
    'Records stay where the thing happened: the registry of the birthplace, the court of the divorce, the university’s archive. Ask the person who wants it which form they need (short, full, international, how old at most) before you pay. Stolen papers are reported to the police first, because offices ask for that number.',
  done: 'The {paper} is in your hand, accepted by whoever asked for it, and scanned.',
  cautions: [
    'Order on official sites only, since agents charge several times the fee. Nobody may change names or grades on it, so report mistakes to the issuing office with proof.',
  ],
  steps: [
    step(
      'Ask who wants it and in which form',
      'Write down who asks for the {paper}: full or short form, original or certified copy, not older than how many months, translation, apostille. One email to that office spares a second order.',
      ['Ask the office that wants it for its exact rule', 'Write down the last date'],
      0.4,
    ),
    step(
      'Report loss or theft and make a list',
      'Bank cards first, then police report, identity card, passport, licence, insurance. After a fire the insurer and the town hall have lists. Note numbers from old scans, emails and applications.',
      [
        'Block cards and report what was stolen',
        'List every missing paper with its issuer',
        'Look for scans in mail and old applications',
      ],
      0.8,
    ),
    step(
      'Find the office that holds the record',
      'Registry of the place and year, court, exam board, university archive, ministry if the school is closed, embassy for papers from far away. Ask how the {paper} is ordered: online, post, in person, by a relative with power of attorney.',
      ['Look up the issuer of the {paper}', 'Ask for fee, time and proof of identity'],
      0.6,
      { local: certificatesHere },
    ),
    step(
      'Collect the details they search by',
      'Full name then, date and place, parents’ names, years of study, matriculation number, spelling in the old alphabet. A relative or classmate’s paper shows the format.',
      ['Write all names and spellings', 'Ask family for dates and numbers', 'Scan your identity paper'],
      0.7,
    ),
    step(
      'Order two copies and keep the number',
      'Two, because offices keep one. Pay by card, name a safe address, ask for tracking. For records abroad use the consulate, a relative with a signed letter, or the official portal.',
      ['Order the {paper} twice', 'Save receipt and reference', 'Enter the day when you may ask'],
      0.7,
      { waitDays: 21 },
    ),
    step(
      'Ask again and climb one step if nothing comes',
      'After the usual time call with the number in the morning, then write to the head of the office. If the archive is destroyed, ask for a replacement by sworn statement or witnesses.',
      ['Call with the reference', 'Ask what replaces a record that is lost'],
      0.4,
    ),
    step(
      'Have it certified and translated',
      'Apostille from the authority of the issuing country or legalisation by the consulate, then a sworn translator from the official list. In that order, because the stamp must be translated too. Ask three translators for a price for the {paper}.',
      ['Get the apostille where needed', 'Order the sworn translation'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Hand it in and store scans in two places',
      'Give certified copies rather than the original where you can, against a receipt. Scan each side, keep paper in a waterproof folder and the list of issuers beside it.',
      ['Hand in the {paper} with a receipt', 'Scan it to two places', 'Write issuer and number on your list'],
      0.5,
    ),
  ],
  suggestions: [
    tip(
      'Ask for the international form',
      'It needs no translation in many countries.',
      'Several languages',
      'Same fee',
    ),
    tip('Check the spelling on arrival', 'Mistakes are mended free at once.', 'Every letter', 'Dates'),
    tip('Use your old student login', 'Transcripts are often online.', 'Alumni office', 'Digital seal'),
    tip('Ask a lawyer for certified copies', 'Or the town hall, cheaper.', 'Several at once', 'Bring the original'),
    tip('Look for fee waivers', 'For benefits, refugees, homeless people.', 'Ask first', 'Charity letter'),
    tip('Give a relative a signed letter', 'They can fetch it there.', 'Copy of your identity card', 'Theirs too'),
    tip('Carry copies apart', 'One in the bag, one at home.', 'Cloud folder', 'Strong password'),
    tip('Order before you need it', 'Deaths, weddings, moves come suddenly.', 'One set', 'Folder'),
    tip('Write kindly to archives', 'Clerks search longer then.', 'Names, years', 'Thank you'),
    tip('Keep expired papers', 'They prove numbers.', 'Envelope', 'Never throw out'),
    tip('Use refugees’ services', 'They know countries that do not answer.', 'Advice centre', 'Red Cross tracing'),
    tip('Note the number in contacts', 'As a coded entry.', 'Not the scan', 'Two people know'),
  ],
};
