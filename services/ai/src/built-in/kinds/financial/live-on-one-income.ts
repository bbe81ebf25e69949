import { type Kind, step, tip } from '../kind.ts';

const tested = ['trial months done', 'banked her/his pay', 'lived off mine', 'hands in her/his notice'];
const sudden = ['laid off', 'lost his/her work/job', 'stopped at', 'just me', 'only will be earning'];

export const liveOnOneIncome: Kind = {
  id: 'live-on-one-income',
  category: 'financial',
  name: 'Live on one income',
  slots: {
    why: {
      words: [
        'training|study|studies|degree|retrain|retraining|course',
        'care of somebody|care|caring|carer',
        'time with the children|children|kids|baby',
        'illness|ill|sick|burnout',
        'self-employment|business|self-employed|start-up',
        'loss of a job|redundancy|laid off|lost job|lost his job|lost her job',
      ],
      otherwise: 'change',
    },
  },
  ask: {
    question: 'When does the second income stop?',
    chips: ['It already has', 'In the next months', 'We are still thinking about it'],
  },
  hoursAWeek: 1.5,
  weekly: 'Spend twenty minutes together on the week’s money and the next big bill',
  overview:
    'You will find the figure at which one income carries you, practise it before the {why} where you can, cut the few big costs instead of many small ones, and secure the one who earns and the one who does not.',
  approach:
    'Housing, car, food and insurance are where two incomes hide; coffee is not. A test of three months shows more than any table. It goes wrong when yearly bills are forgotten, when one has to ask for pocket money, and when nobody insures the only wage.',
  done: 'Three months in a row all bills, yearly costs and something small for savings came out of one income.',
  cautions: [
    'Before you give up a job, check health cover, pension, notice and the right to return. If one wage does not reach for rent and food, ask for benefits and debt advice early.',
  ],
  steps: [
    step(
      'Compare one income with three months of spending',
      'Write down the one net income and what you really spent, in eight groups. Add a twelfth of all yearly bills. The difference is the figure you have to find.',
      ['Export three months of payments', 'Add a twelfth of yearly bills', 'Write the missing figure in large letters'],
      1.5,
      { when: { unsaid: tested } },
    ),
    step(
      'Take off the costs of the second job',
      'Travel, second car, childcare, lunches, clothes, tax at the higher rate and convenience food often eat a third of the wage. What is left is what you truly lose.',
      ['List what the second job costs', 'Ask how tax changes on one income', 'Correct the missing figure'],
      1,
    ),
    step(
      'Check every help for one-income homes',
      'Benefits, housing help, child supplements, tax splitting or allowance transfer, health insurance through the partner, carers’ or training money. Use an official calculator and apply before the wage stops.',
      ['Run two official calculators', 'Apply for what fits the {why}', 'Ask about health cover'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Divide the one wage into the weeks and people at home',
      'Rent and power first. The rest divided by weeks: 2,900 minus 1,700 is 1,200, so 277 a week for five. Food in cash, everything else on a list that waits for Saturday. Ask lenders for a pause before the first miss.',
      ['Take off rent and power', 'Divide the rest by weeks', 'Ask lenders for a pause'],
      1,
      { when: { said: sudden } },
    ),
    step(
      'Mend the line that went over and test one month more',
      '140 over in one month is 32 a week: name the line, car or holidays, and give it a yearly pot. Run one more month with the pot filled. If it holds, the notice is safe to hand in.',
      ['Name the line that went over', 'Give it a yearly pot', 'Run one more month'],
      1,
      { waitDays: 30, when: { said: tested } },
    ),
    step(
      'Cut two of the big four',
      'Housing, car, insurance and food. One car less saves 250 to 500 a month in many homes; a lodger, a smaller flat or a new tariff the like. Choose two together and give them a date.',
      ['Price life with one car', 'Ask for three insurance quotes', 'Choose two cuts and a date'],
      6,
      { waitDays: 30 },
    ),
    step(
      'Live three months on one wage as a test',
      'Put the other wage into savings on payday and do not touch it. Note each place where it pinches; some hurt in week three and not in week ten. Without a second wage left, test with cash by the week.',
      ['Set the transfer for payday', 'Give food and fun a weekly sum', 'Note where it pinched before the {why}'],
      3,
      { when: { unsaid: [...tested, ...sudden] }, waitDays: 75 },
    ),
    step(
      'Share one purse fairly',
      'All income is the household’s. Each gets the same free sum, without account. The one who stays at home has access to everything and a pension payment of their own.',
      ['Open or name a common account', 'Set two equal free sums', 'Set a pension transfer for the one at home'],
      1.5,
    ),
    step(
      'Protect the wage that everything rests on',
      'Cover for long illness and death on the one who earns; a reserve of three to six months; a list of what would be cut first. Cover the work of the one at home too, who would have to be replaced.',
      [
        'Ask for two quotes on illness and life',
        'Fill the reserve with the test money',
        'Write what to cut first during the {why}',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'Review the {why} and the money each quarter',
      'Is the one income enough, is either of you unhappy, when does work begin again and with how many hours. Keep qualifications alive with a course or a day a month. It is done after three months in the black.',
      ['Look at three months side by side', 'Ask each other what should change', 'Fix the next date'],
      2,
      { waitDays: 80 },
    ),
  ],
  suggestions: [
    tip('Cook from a plan of ten dishes', 'Time at home is money here.', 'One big shop', 'Lunch from dinner'),
    tip('Buy used by rule', 'New only if used is not found in a week.', 'Clothes', 'Toys'),
    tip('Find free Saturdays', 'The family needs pleasure too.', 'Library', 'Picnic'),
    tip('Keep one small luxury each', 'A life without any does not last.', 'Named in advance', 'In the budget'),
    tip('Trade skills', 'Hair for bikes, sewing for tutoring.', 'Neighbours', 'Hours, not money'),
    tip('Time big purchases', 'Freezer, shoes and phone in different months.', 'A list for a year', 'Sales in January'),
    tip('Check council and child discounts', 'School meals, transport, clubs.', 'Ask the school', 'Each year'),
    tip('Tell grandparents what helps', 'Shoes instead of plastic.', 'A list', 'Club fees'),
    tip('Earn a little from home', 'Fifty a week changes the mood.', 'Check benefit limits', 'Tax office'),
    tip('Say out loud that both work', 'One for pay, one unpaid.', 'Weekends shared', 'Thanks'),
    tip('Set a date to end it', 'A year is easier than forever.', 'Review day', 'Plan B'),
    tip('Repair before you replace', 'A repair café costs a coffee.', 'Bike and toaster', 'Spare part online'),
  ],
};
