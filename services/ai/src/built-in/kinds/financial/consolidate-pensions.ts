import { type Kind, step, tip } from '../kind.ts';
import { lostPensionsHere } from '../local-money.ts';

export const consolidatePensions: Kind = {
  id: 'consolidate-pensions',
  category: 'financial',
  name: 'Find and combine my old pensions',
  slots: {
    pot: {
      words: [
        '401k|401(k)',
        'super|superannuation',
        'workplace pensions|workplace pension|work pension|company pension|occupational pension',
        'private pension|private pensions|personal pension',
        'pillar two pension|vested benefits|pensionskasse|freizügigkeit',
        'pension pots|old pensions|pension pot|pensions|pension',
      ],
      otherwise: 'pension pots',
    },
    final: {
      words: ['final salary|defined benefit|civil service|teachers pension|nhs pension|public sector'],
      otherwise: 'final salary pension',
    },
  },
  ask: {
    question: 'How many employers might hold a pot?',
    chips: ['Two or three', 'Many, I have lost track', 'Also in another country'],
  },
  hoursAWeek: 1,
  overview:
    'You will list every job, trace the {pot} from each, read fees and guarantees, leave alone what is better where it is, and move the rest into one that you understand.',
  approach:
    'Tracing takes letters and weeks, deciding takes an evening. Combining saves fees and paper, but a pension with a guaranteed income or rate is almost always worth more left alone. It goes wrong by moving in haste after a cold call.',
  done: 'Every old pot is found, and either left with a reason or moved and confirmed, with address and beneficiary up to date.',
  cautions: [
    'Never act on an unasked call, message or a promise of cash before pension age: it is the commonest pension fraud. Take regulated advice before moving anything with guarantees; in some countries it is required above a certain sum.',
  ],
  steps: [
    step(
      'List every job and the years',
      'Use old payslips, contracts, tax records, letters and your employment history from the tax or insurance office. For each note firm, years, place, whether contributions were taken.',
      [
        'Write your jobs in order',
        'Look for letters with a policy number',
        'Mark jobs with a deduction on the payslip',
      ],
      1.5,
    ),
    step(
      'Trace the missing {pot}',
      'Many countries have a free tracing service or a pension dashboard. Firms merge, so search the new name, and write to HR or the administrator with your dates, birth date and insurance number.',
      ['Use the official tracing service', 'Write to each administrator', 'Note who must answer and when'],
      2,
      {
        local: lostPensionsHere,
        waitDays: 30,
        resources: 'Pension tracing, UK: https://www.gov.uk/find-pension-contact-details',
      },
    ),
    step(
      'Ask each provider the same eight questions',
      'Value and transfer value, yearly fee, funds, guarantees, exit charge, earliest age, what heirs get, loyalty bonus. Ask by letter or portal; they have to tell.',
      ['Send the eight questions', 'Update address and beneficiary', 'Put the answers on your {pot} into a table'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Set aside the ones with guarantees',
      'Final salary, guaranteed annuity rates, guaranteed interest, protected tax-free cash or an earlier age: mark these in red and leave them. Only an adviser with a licence for it may change your mind.',
      ['Mark {pot} with guarantees in red', 'Ask for the yearly pension it promises', 'Write: leave, and why'],
      1,
    ),
    step(
      'Find out what your final salary pension will pay',
      'Ask for a forecast at 60, 65 and pension age, inflation rises, partner’s pension, and what taking it early costs. This is the base that all the rest stands on.',
      ['Order the forecast', 'Check the years they count', 'Enter it in the plan for later'],
      1,
      { when: { named: 'final' }, waitDays: 21 },
    ),
    step(
      'Choose where the others shall go',
      'Compare your present work scheme with one low-cost provider: fee under about half a per cent, broad funds, easy withdrawal later. An employer may pay more into the work scheme, so never stop that.',
      ['Compare three homes for your {pot}', 'Check they accept transfers', 'Choose fund and risk by years left'],
      2,
    ),
    step(
      'Move one small pot first',
      'Start from the receiving side: they fetch it. Check names and addresses match, keep a screenshot of the old value. It takes two to eight weeks, partly out of the market.',
      ['Start the transfer of one of the {pot}', 'Keep letters and screenshot', 'Compare what arrived'],
      1,
      { waitDays: 40 },
    ),
    step(
      'Move the others and check the sums',
      'One after another, or all if the first went well. For pots from abroad ask about tax before you move; many are better left and only registered.',
      ['Start the remaining transfers', 'Ask a tax adviser about pots abroad', 'Tick off each arrival'],
      2,
      { waitDays: 45 },
    ),
    step(
      'Write one page on all {pot} and review it yearly',
      'Provider, number, value, forecast, beneficiary, login. Compare with what you will need and raise the contribution if there is a gap. It is done when nothing is missing on the page.',
      [
        'Write the page and tell somebody where it is',
        'Raise the contribution by one per cent',
        'Set a date each year',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip('Ask former colleagues', 'They know the new name of the scheme.', 'One message', 'HR name'),
    tip('Check for refunds', 'Short jobs sometimes paid contributions out.', 'Tax certificate', 'Ask'),
    tip('Look at fees in money', 'One per cent of 60,000 is 600 a year.', 'Each pot', 'Ten years'),
    tip('Take the beneficiary form seriously', 'It may beat the will.', 'After divorce', 'Each scheme'),
    tip('Keep the envelopes', 'Numbers sit on the back.', 'Scan', 'One folder'),
    tip('Do not move before a rise in rates', 'Transfer values swing.', 'Ask twice', 'Three months'),
    tip('Use free guidance first', 'Many states offer an hour after 50.', 'Book', 'Bring the table'),
    tip('Mind limits on small pots', 'Very small ones can be cashed, with tax.', 'Ask how', 'Allowance'),
    tip('Check the risk you hold', 'An old fund may be far too cautious or bold.', 'Years left', 'Share of stocks'),
    tip('Put the maiden name in letters', 'Records run under it.', 'Both names', 'Certificate'),
    tip('Let them confirm in writing', 'Phone promises vanish.', 'Portal message', 'Date'),
    tip('Celebrate the last envelope', 'One login is worth a cake.', 'Shred copies', 'Keep originals'),
  ],
};
