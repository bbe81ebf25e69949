import { type Kind, step, tip } from '../kind.ts';

const atVote = ['petition has', 'hearing', 'councillors are', 'on the agenda', 'report came', 'undecided', 'vote is'];

export const campaignForChange: Kind = {
  id: 'campaign-for-change',
  category: 'personal',
  name: 'Campaign for something in my town',
  slots: {
    cause: {
      words: [
        'speed limit|20 zone|traffic calming|safe crossing|zebra crossing|crossing',
        'bike lane|cycle path|cycle lane',
        'park|playground|trees|wood',
        'library|swimming pool|youth club',
        'bus line|bus|train station',
        'school|nursery',
        'bins|litter|dog mess',
        'factory|building project|quarry|motorway',
        'rent cap|housing',
        'disability access|lift|ramp|access',
        'women’s shelter|refugees',
        'climate plan|climate',
      ],
      otherwise: 'cause',
    },
    place: { from: 'place', otherwise: 'your town' },
  },
  ask: {
    question: 'What shall change, and who decides about it?',
    chips: ['The council decides', 'A company or landlord', 'I do not know who decides'],
  },
  hoursAWeek: 4,
  overview:
    'You will put the demand in one sentence, find out who decides and when, collect facts and stories, gather ten people, use petition, press and council meeting in that order, offer a solution, and stay until it is done.',
  approach:
    'Petitions rarely win alone; five people who come to every meeting do. A clear demand with a date to a named person beats general protest. Thank in public, press in public, quarrel in private.',
  done: 'The decision is taken and carried out, or you hold a written answer and have decided on the next stage.',
  cautions: [
    'Register demonstrations, keep to peaceful means, and state only what you can prove. Keep supporters’ data safe, ask before you publish pictures.',
  ],
  steps: [
    step(
      'Write the demand in one sentence',
      'Who shall do what by when: ‘The council decides on a crossing in Mill Road by June.’ Try it on five neighbours. Your {cause} must be understood in ten seconds.',
      ['Write the sentence', 'Try it on five people', 'Photograph the place'],
      0.4,
    ),
    step(
      'Find out who decides and when',
      'Council page of {place}, agenda, budget dates, responsible officer, owner. Ring and ask: what would you need to say yes? Note times for questions and petitions.',
      ['Find committee, officer and dates', 'Ring one councillor', 'Note what was tried before'],
      1.5,
    ),
    step(
      'Collect facts and three stories',
      'Count cars, accidents, children, costs; ask for data; look for a town that did it. Three people tell in two sentences what {cause} means for them.',
      ['Count for an hour on three days', 'Ask the council for figures', 'Record three stories'],
      4,
    ),
    step(
      'Win the three undecided before the hearing',
      'Ask each for fifteen minutes and come with one person from their ward, one number and one photo. Ask: what would you need to vote yes? Offer a trial of six months with a price. Two speakers of two minutes at the hearing, twenty in the seats, no boos. A no in the report is answered line by line.',
      ['Ask each for fifteen minutes', 'Offer the trial with its price', 'Prepare two speakers'],
      4,
      { when: { said: atVote } },
    ),
    step(
      'Gather ten people with tasks',
      'Parents, shop, sports club, school, faith groups, doctors. One meeting of an hour: demand, plan, who does what. Tasks for half an hour count too.',
      ['Invite by talking, not posting', 'Share out speaking, writing, collecting, press', 'Fix the next date'],
      4,
      { when: { unsaid: atVote } },
    ),
    step(
      'Start petition and talks at doors and stalls',
      'Paper and online, one page, right of signing checked. A good stall at the place of the {cause} on Saturday collects a hundred. Ask every tenth to help.',
      ['Check the rules for petitions in {place}', 'Run two stalls', 'Keep a list of helpers'],
      10,
      { when: { unsaid: atVote } },
    ),
    step(
      'Bring it to press and council',
      'Letter of one page with picture, local paper, radio, then three minutes in the meeting: story, fact, demand. Fill the seats with quiet people.',
      ['Invite the local paper to the place', 'Practise three minutes', 'Bring twenty people'],
      5,
      { waitDays: 30 },
    ),
    step(
      'Negotiate and offer a trial',
      'A trial for six months, part of the cost, volunteers. Write down each promise by mail. If no: next budget, election, ombudsman, citizens’ vote about the {cause}.',
      ['Offer a trial', 'Confirm promises in writing', 'Plan the next stage'],
      3,
      { waitDays: 30 },
    ),
    step(
      'Celebrate, thank and watch that it is done',
      'Picture of all, thanks to those who decided. One person follows the works monthly. Tell {place} how it went, so that others dare.',
      ['Thank publicly', 'Check monthly', 'Write one page for the next group'],
      2,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Ask opponents first', 'You learn the real objection.', 'Coffee', 'Listen'),
    tip('Use children’s drawings', 'They hang in the hall.', 'School', 'Permission'),
    tip('Keep one spokesperson', 'Press calls one number.', 'Deputy', 'Facts sheet'),
    tip('Meet on the same day', 'Second Tuesday.', 'Short', 'Biscuits'),
    tip('Count in public', 'A big clock of signatures.', 'Shop window', 'Weekly'),
    tip('Take a lawyer for an hour', 'If it gets harsh.', 'Free clinic', 'Questions'),
    tip('Say thank you to officers', 'They work late.', 'Mail', 'Name'),
    tip('Walk the place with councillors', 'Seeing convinces.', 'Rain is good', 'Pram'),
    tip('Write letters by hand', 'Twenty different ones.', 'Own words', 'One page'),
    tip('Find the money line', 'Which budget?', 'Date', 'Sum'),
    tip('Rest after a defeat', 'Then meet.', 'Two weeks', 'Soup'),
    tip('Look for allies elsewhere', 'National groups have templates.', 'Mail', 'Call'),
  ],
};
