import { type Kind, step, tip } from '../kind.ts';

const listThere = ['fair play cards', "list's/list is on", 'rota lasted', 'has a name', 'drifted back'];

const asTeen = ['my brother/sister does', 'mum/mom makes me', "because/cos i'm/im the girl"];

export const shareHousework: Kind = {
  id: 'share-housework',
  category: 'relationship',
  name: 'Share the housework fairly',
  slots: {
    person: { from: 'person', otherwise: 'the person you live with' },
  },
  ask: {
    question: 'Who lives with you, and what falls on you alone today?',
    chips: ['I do nearly everything', 'We quarrel about standards', 'The children never help'],
  },
  hoursAWeek: 1,
  weekly: 'Ten minutes on Sunday: who has which job this week',
  overview:
    'You will write down everything that is done at home, seen and unseen, hand over whole jobs rather than favours, agree how good is good enough, and look at it for ten minutes a week.',
  approach:
    'A job counts with thinking, buying and doing. Who owns it decides how. Asking each time leaves the thinking with you, and so does doing it over. Begin with two jobs, not with the whole list.',
  done: 'For six weeks each job has one owner, and you were not the one to remind.',
  cautions: [
    'When you are afraid of the answer, or a refusal comes with threats, talk to an advice line for relationships first.',
  ],
  steps: [
    step(
      'Write which job came back to you and hand it over whole',
      'The list is there; what drifts back is noticing. Hand over noticing as well: laundry means seeing that it is full, buying powder, washing, folding, putting away. For three weeks you do not look into the basket. If the shirts are wet on Monday, they are wet.',
      ['Name the one job', 'Describe it from noticing to putting away', 'Look away for three weeks'],
      0.5,
      { when: { said: listThere } },
    ),
    step(
      'List everything you do for the home in a week',
      'Cooking and bins, but also birthdays, doctor, forms, shoes that are too small. Write for each who thinks of it and who does it. Twenty to forty lines are usual.',
      ['Write for 20 minutes without a stop', 'Mark the owner of each line', 'Circle the three that tire you most'],
      0.5,
      { when: { unsaid: listThere } },
    ),
    step(
      'Ask your parents for one rota for all children',
      'Bring the list with minutes, not a complaint: this is what each of us does in a week. Suggest a rota that turns every Monday, with brother and sister in it by age and not by boy or girl. Offer a trial of three weeks and ask what they would need to agree.',
      ['Add up the minutes of each', 'Draw a rota that turns', 'Ask for a trial of three weeks'],
      0.5,
      { when: { said: asTeen } },
    ),
    step(
      'Choose a good hour and ask {person} to look at it',
      'Not after work and not in a quarrel. One sentence: I am tired and would like us to share it anew. Let the other side add lines.',
      [
        'Say what it is about one day before',
        'Choose 30 minutes with nothing else',
        'Begin with one thing that goes well',
      ],
      0.5,
      { when: { unsaid: asTeen } },
    ),
    step(
      'Hand over two whole jobs',
      'A whole job, for example: evening meals on Monday and Tuesday, with plan, shopping and washing up. Let the other side choose first. Write who owns it from which day.',
      [
        'Choose two from the circled ones',
        'Say what done means in one sentence',
        'Write owner and first day on the fridge',
      ],
      1,
    ),
    step(
      'Agree how clean is clean enough',
      'Say for five jobs what the least is: floor once a week, no plates overnight. The one with the higher standard may do more, of free will.',
      ['Each writes five least standards', 'Meet in the middle on two', 'Let three go'],
      1,
    ),
    step(
      'Say nothing for two weeks',
      'No reminding, no doing it over, no sighing. If a job is forgotten, its owner lives with it. Keep notes for the Sunday talk.',
      [
        'Count how often you held back',
        'Note what really went wrong',
        'Say thank you once a week for the job, not for help',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Give each child a job that counts',
      'From three: shoes and napkins. From seven: table, plants, pets. From eleven: own washing, one meal a week. Show it three times, then leave.',
      ['Let each child choose from three', 'Show it, do it together, watch, leave', 'Same day each week'],
      1.5,
      { when: { said: ['kids/children/kid/child/son/daughter/teenager/teenagers/teen/teens/boys/girls'] } },
    ),
    step(
      'Meet ten minutes every Sunday',
      'Three questions: what went well, what falls on one, who takes what. Look at the calendar of the week. End with something nice.',
      ['Fix the hour', 'Keep to ten minutes', 'Change one job at most'],
      2,
    ),
    step(
      'Take one job off everybody',
      'Cheaper than a quarrel: order groceries, a robot, a cleaner twice a month, fewer ironed things. Divide the price by the hours saved.',
      ['Name the job nobody wants', 'Get one price', 'Try it for a month'],
      1,
    ),
    step(
      'Compare the list after six weeks',
      'Take the first list again. Count who thinks and who does. Swap what nobody likes and agree a date in three months.',
      ['Count both columns', 'Swap two jobs', 'Plan what you do with the free hour'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Give the whole job', 'Half of it stays in your head.', 'Thinking too', 'Buying too'),
    tip('Use one calendar', 'What only one knows only one can do.', 'Shared app or paper', 'Names in colours'),
    tip('Do it side by side', '20 minutes with music.', 'Everyone at once', 'Timer'),
    tip('Leave the house on purpose', 'The other learns it alone.', 'One evening a week', 'No list left behind'),
    tip('Lower one standard', 'It buys an hour.', 'Unironed sheets', 'Boxed toys'),
    tip('Thank for jobs, not for help', 'Nobody helps in their own home.', 'Say what you saw', 'Once a day'),
    tip('Put things where they are used', 'Others find them, too.', 'Label three drawers', 'Cloth in each room'),
    tip(
      'Change the jobs every quarter',
      'Nobody is stuck with the bathroom.',
      'First Sunday',
      'Draw lots for the worst',
    ),
    tip('Talk about rest as well', 'Both need free hours.', 'Compare free time', 'Same amount for each'),
    tip('Pay for the worst job', 'If the budget allows.', 'Twice a month', 'Share the price'),
    tip('Make meals simple', 'Five dinners in turn.', 'Written list', 'One owner a day'),
    tip('Stop saying just ask me', 'Asking is work, too.', 'Look around first', 'Choose by yourself'),
  ],
};
