import { type Kind, step, tip } from '../kind.ts';

export const insuranceReview: Kind = {
  id: 'insurance-review',
  category: 'financial',
  name: 'Sort out my insurance',
  slots: {
    policy: {
      words: [
        'life insurance|life cover',
        'disability insurance|disability|income protection',
        'liability insurance|liability',
        'health insurance|health cover|health',
        'contents insurance|contents|household',
        'home insurance|buildings|house insurance|flood|floods',
        'car insurance|car',
        'travel insurance|travel|abroad',
        'pet insurance|pet|dog|cat',
        'professional indemnity|indemnity|freelancers',
        'legal expenses insurance|legal',
        'care insurance|long term care|care',
        'dental insurance|dental|teeth',
        'accident insurance|accident',
      ],
      otherwise: 'most important cover',
    },
  },
  ask: {
    question: 'Who depends on your income or your home?',
    chips: ['Only me', 'A partner or children', 'I am self-employed or own a house'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will list the cover you have, compare it with the risks that could ruin you, close the largest gap first, for example the {policy}, and drop what you do not need. At the end everything is in one folder.',
  approach:
    'Insure what you could not pay yourself: damage to others, loss of your ability to work, death with dependants, the house, health. Small damage is what the reserve is for. People are often insured for phones and luggage and not for a lost income.',
  done: 'Each large risk in your life is covered or consciously left open, double and useless policies are cancelled, and one person knows where the folder is.',
  cautions: [
    'Never cancel an old policy before the new one is confirmed, above all health, life and disability cover: with a changed state of health you may not get another.',
    'Answer health questions completely and truthfully, with your medical record at hand; a wrong answer can cost you the benefit. Ask who pays the person who advises you; a fee-based adviser or consumer organisation earns no commission.',
  ],
  steps: [
    step(
      'List all policies on one page',
      'Note name, what it pays for, sum insured, yearly price, end date and notice period. Look in statements and post, and ask employer, bank card and family; cover is often hidden there.',
      [
        'Search a year of statements for insurance',
        'Write one line for each, the {policy} first',
        'Ask the employer what is included',
      ],
      1.5,
    ),
    step(
      'Ask what could ruin you or your family',
      'Go through six cases: you hurt somebody, you cannot work for years, you die, the home burns or floods, you fall seriously ill, somebody sues you. What would come in, what would be lost per month?',
      ['Answer the six on paper', 'Mark the gaps in red', 'Look what state and employer would pay'],
      1.5,
    ),
    step(
      'Put gaps in order and choose the first',
      'First what is required by law, then liability and health, then income, then dependants, then home. Only after that comes comfort. Decide whether the {policy} belongs on top.',
      ['Number the gaps by importance', 'Fix what you can pay each month', 'Choose one for this month'],
      1,
    ),
    step(
      'Work out how much cover you need',
      'For income reckon with about 60 to 80 per cent of net pay until retirement, for life cover with debts plus several years of income, for a home with full rebuilding cost. Write down the sum for the {policy} before anybody makes an offer.',
      [
        'Calculate the sum you need',
        'Decide on the excess you could pay yourself',
        'Get your medical record if there are health questions',
      ],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Compare three offers for the {policy}',
      'Ask for the same sum, excess and term. Read exclusions, waiting times and how claims are handled. Use a consumer organisation’s test and one independent adviser; with health questions ask anonymously first.',
      ['Collect three offers in writing', 'Compare five conditions in a table', 'Ask two questions by mail'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Sign the best one and check the policy',
      'Sleep on it, use the right of withdrawal if something is wrong. When the policy comes, compare it with the offer line by line, above all health answers and named beneficiaries.',
      ['Sign and note the date of withdrawal', 'Check the policy for the {policy}', 'Set up the yearly payment'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Cancel what is double or unnecessary',
      'Candidates are phone and luggage cover, warranty extensions, double accident cover, and savings mixed with insurance (ask for the surrender value first). Cancel in writing before the notice date.',
      [
        'Mark three policies you may not need',
        'Check that nothing essential is lost',
        'Send the cancellations and file the answers',
      ],
      1.5,
    ),
    step(
      'Put the folder together and set the yearly check',
      'Put in policies, claim numbers, photos of home and valuables, and the list of beneficiaries. Tell one person. It is done when the folder is complete and the yearly check of the {policy} and the rest is in the calendar.',
      [
        'File everything on paper or encrypted',
        'Film each room of your home once',
        'Put the yearly check in the calendar',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Choose a higher excess',
      'It lowers the price when you have a reserve.',
      'Only what you can pay',
      'Compare both prices',
    ),
    tip('Pay yearly', 'Monthly payment often costs more.', 'Put a twelfth aside', 'Compare the surcharge'),
    tip(
      'Report damage at once',
      'Late reports are a reason to refuse payment.',
      'Photos, date and witnesses',
      'Do not admit guilt to others',
    ),
    tip(
      'Object to a refusal',
      'Many are changed on a second look.',
      'Ask for reasons in writing',
      'Then the ombudsman',
    ),
    tip(
      'Ask about group cover',
      'Employers and associations can be cheaper.',
      'What happens when you leave?',
      'Health questions?',
    ),
    tip(
      'Do not mix saving and insurance',
      'It is hard to see what it costs.',
      'Ask how much goes into costs',
      'Compare both parts separately',
    ),
    tip('Tell the insurer about changes', 'Renovation, lodger, new job may matter.', 'A short mail', 'Keep the answer'),
    tip(
      'Check cover before travelling',
      'Bank cards rarely cover everything.',
      'Medical transport home',
      'Sports and existing illnesses',
    ),
    tip(
      'Take photos of valuables',
      'After a burglary you need proof.',
      'Write down serial numbers',
      'Store them outside the home',
    ),
    tip(
      'Beware of calls and doorstep sales',
      'Good cover does not need hurry.',
      'Ask for papers',
      'Never sign on the day',
    ),
    tip(
      'Cover the person without income as well',
      'Their work at home has a price.',
      'Who would care for children?',
      'A smaller sum',
    ),
    tip(
      'Check floods and storms',
      'Basic home cover may exclude them.',
      'Look at the hazard map',
      'Ask for the extra price',
    ),
  ],
};
