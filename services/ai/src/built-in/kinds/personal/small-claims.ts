import { type Kind, step, tip } from '../kind.ts';
import { smallClaimsHere } from '../local-papers.ts';
import { claimFiled, claimWon, letterSent } from '../stage-words.ts';

export const smallClaims: Kind = {
  id: 'small-claims',
  category: 'personal',
  name: 'Take somebody to the small claims court',
  slots: {
    person: { from: 'person', otherwise: 'the other side' },
  },
  ask: {
    question: 'How much is it, who owes it, and what is in writing?',
    chips: ['A builder or shop', 'A private person', 'I am being sued'],
  },
  hoursAWeek: 1.5,
  measures: ['money'],
  overview:
    'You will check that it is worth it, write the last letter, collect proof in order, file the claim, settle if possible, and collect the money after judgment.',
  approach:
    'A judge looks for three things: what was agreed, what happened, what it cost. One page with dates and numbered proofs is enough, and no lawyer is needed in most places. Winning is half; finding money to collect is the other.',
  done: 'You have the money, a settlement that is kept, or a judgment with a plan to collect it.',
  cautions: [
    'Limits of time and sum differ by country: check them first. If you are sued yourself, the date for the answer is the most important thing.',
  ],
  steps: [
    step(
      'Write one page with dates, sum and proof',
      'Agreed what, paid what, went wrong when, asked for what. Sum to the coin with receipts.',
      ['Write the dates', 'Add up the sum', 'List proofs'],
      0.5,
    ),
    step(
      'Check limit, time and address',
      'Sum limit, years to claim, which court, right name and address of {person} or the firm. Is there anything to collect from?',
      ['Read the court’s page', 'Look up the register of firms', 'Note fees'],
      1,
      { when: { unsaid: claimWon }, local: smallClaimsHere },
    ),
    step(
      'Send the last letter',
      'Facts, sum, 14 days, bank account, otherwise court. Keep it friendly and send it registered. Half of all cases end here, so write it as if a judge read it.',
      ['One page', 'Send with proof', 'Note the day'],
      1,
      { when: { unsaid: [...letterSent, ...claimFiled, ...claimWon] }, waitDays: 14 },
    ),
    step(
      'Try mediation or an ombudsman',
      'Trade body, consumer board, court’s own phone mediation. A deal tomorrow can be better than all in a year.',
      ['Ask who is in charge', 'Set your lowest sum', 'Get it in writing'],
      1.5,
      { waitDays: 21, when: { unsaid: claimWon, weeksFrom: 5 } },
    ),
    step(
      'File the claim',
      'Online or form: claimant, defendant, facts in ten lines, sum, interest, fee. Fee relief on low income.',
      ['Fill in', 'Have someone read it', 'Pay and keep the number'],
      2,
      { when: { unsaid: [...claimFiled, ...claimWon] }, waitDays: 28 },
    ),
    step(
      'Prepare for the hearing',
      'Number contract, messages with dates, photos, estimates and a signed page of each witness. Say your case in three minutes, and write their three arguments with your answers.',
      ['Practise aloud', 'Watch one hearing', 'Answers to three arguments'],
      2,
      { when: { unsaid: claimWon } },
    ),
    step(
      'Go to court',
      'Early, plain, to the judge not the other side. Yes, no, proof number four. Ask for costs.',
      ['Be 30 minutes early', 'Hand over copies', 'Take notes'],
      2,
      { when: { unsaid: claimWon }, daysBefore: 1 },
    ),
    step(
      'Find out what there is to collect from {person} before you pay for it',
      'Employer, bank, vehicle, house, business. Old payments, company register, land register and the court’s own question form tell. Choose the way that reaches it: wages, account or bailiff.',
      ['List what you know', 'Order a search or the court’s questions', 'Choose wages, account or bailiff'],
      1.5,
      { when: { said: claimWon } },
    ),
    step(
      'Send a demand with the judgment and seven days',
      'Copy of the judgment, sum with interest and costs, account, last day, and the name of the next step. Add an offer of three instalments; a third of losers pays at this point.',
      ['Work out sum and interest', 'Send it with a copy', 'Offer three instalments'],
      0.7,
      { waitDays: 7, when: { said: claimWon } },
    ),
    step(
      'Collect the money',
      'Letter with date, then bailiff, wages or account, as the law allows. Instalments in writing.',
      ['Write once', 'Ask the court for forms', 'Choose one way'],
      2,
      { waitDays: 28 },
    ),
    step(
      'Apply for enforcement and note when the title ends',
      'One form and fee; the fee is added to the debt. If the first way brings nothing, wait for a change and try another. A judgment holds for years, from six to thirty by country.',
      ['Fill in the form', 'Pay the fee and keep the receipt', 'Note the last year of the judgment'],
      1.5,
      { waitDays: 42, when: { said: claimWon } },
    ),
  ],
  suggestions: [
    tip('Print the whole chat', 'Single pictures can be doubted.', 'With names and dates', 'In order'),
    tip('Never threaten', 'It weakens your case and can be an offence.', 'Facts and dates', 'A calm last sentence'),
    tip('Offer a settlement once', 'Judges like to see it.', 'Sum and date', 'In writing'),
    tip('Get an independent estimate', 'It shows what mending costs.', 'From two firms', 'Signed and dated'),
    tip('Claim interest', 'It is often yours by law.', 'Look up the rate', 'From which day'),
    tip(
      'Ask a law clinic to read your page',
      'A free look finds the hole.',
      'University or advice centre',
      'Bring one page, not the box',
    ),
    tip(
      'Leave the originals at home',
      'Courts lose papers, too.',
      'Take copies in three sets',
      'Originals only for the hearing',
    ),
    tip(
      'Be kind to the clerks',
      'They tell you which form is missing.',
      'Have your number ready',
      'Thank them by name',
    ),
    tip(
      'Sue the right name',
      'The sign above the shop may not be the firm.',
      'Look in the register',
      'Compare with the invoice',
    ),
    tip('Count your own hours', 'A small sum may not be worth a year.', 'Set a limit', 'Decide before you file'),
    tip(
      'Answer in time when you are sued',
      'Silence loses the case.',
      'Note the last day',
      'Ask for more time in writing',
    ),
    tip(
      'Close the folder afterwards',
      'Won or lost, it has cost enough evenings.',
      'File the papers',
      'Plan something nice for that day',
    ),
  ],
};
