import { type Kind, step, tip } from '../kind.ts';

export const faceMyOwnDeath: Kind = {
  id: 'face-my-own-death',
  category: 'personal',
  name: 'Live with a terminal illness and settle what matters',
  slots: { person: { from: 'person', otherwise: 'those closest to you' } },
  ask: {
    question: 'What weighs most just now: what to settle, whom to tell, or what to do with the time?',
    chips: ['Settle papers and money', 'Tell my family', 'Use the time well'],
  },
  hoursAWeek: 2,
  unhurried: true,
  overview:
    'You ask what is likely, have pain and worry treated early, say who may decide for you, put papers in one folder, tell {person} in your own words, and keep your best hours for what you love. Every step can be left out, shortened or handed to somebody else.',
  approach:
    'Do what needs a clear head and a signature first: it takes three or four afternoons and then it is off your mind. Ask for palliative care now: it treats pain, breath, sleep and fear beside any other treatment, and people feel better with it. Plan by good hours of the day. What usually goes wrong is waiting for the right moment to talk.',
  done: 'Your wishes are written and signed, the people who matter have heard what you want to say to them, and your good hours go to what you chose.',
  cautions: [
    'Pain, breathlessness, sickness or fear that does not ease can nearly always be treated: ring the palliative team, the hospice line or your doctor, also at night. If you think of ending your life, tell them or a crisis line today; they will not be shocked.',
    'Rules on wills, lasting powers and refusing treatment differ by country: have them checked by a lawyer, a notary or a hospice social worker.',
  ],
  steps: [
    step(
      'Write three questions for your doctor, and take somebody along',
      'For example: what is likely in the next months, what can treatment still give me and what does it cost me in good days, whom do I ring at night? You may also say how much you do not want to know. The other person writes down the answers.',
      ['Write the three questions', 'Ask somebody to come and write', 'Book a long appointment'],
      0.75,
    ),
    step(
      'Ask for palliative care at home or from a hospice',
      'It is for months or years, not only for the last days. A nurse comes or rings, treats pain, breath and sleep, and gives you a number for nights. Ask your doctor for the referral, or ring the hospice yourself. Ask also for the benefits that are paid quickly in a terminal illness.',
      ['Ask the doctor for the referral', 'Save the number for nights', 'Ask about quick benefits'],
      1,
      { waitDays: 5 },
    ),
    step(
      'Name who decides for you, and write what you want',
      'One person for treatment and one for money, with a substitute for each. Beside it: where you would like to be, what you do not want done, who shall be with you, music, faith, food. Sign it in the form your law asks for, and give copies to the doctor and to {person}.',
      ['Ask the person whether they would do it', 'Fill in the forms with a nurse or lawyer', 'Give out three copies'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Sign your will, and put money and papers in one folder',
      'Accounts, pension, insurance, debts, home, passwords, contracts to cancel, and who is to look after children or animals. A lawyer comes home or to the hospice if you are tired. Tell one person where the folder is.',
      ['List accounts, pensions and insurance', 'Have the will made or checked', 'Show one person the folder'],
      4,
      { waitDays: 7 },
    ),
    step(
      'Choose what you say to {person}, and say it',
      'Begin with what they know, then one true sentence, then wait: I am not going to get well, and I want you to hear it from me. Five sentences help many: thank you, I love you, forgive me, I forgive you, goodbye. You need not say all of it in one talk.',
      ['Decide whom you tell first', 'Write the first sentence', 'Ask one person to pass it on to the others'],
      2,
    ),
    step(
      'Tell your children in words for their age',
      'Children notice anyway, and guess worse. Use the words ill and die, not asleep or gone away. Say that nobody caused it, who will look after them, and what stays the same this week. Tell school. A children’s worker of the hospice or clinic helps with the first sentence.',
      ['Ask the hospice for help with the first talk', 'Say who will look after them', 'Tell the teacher'],
      2,
      {
        when: {
          said: ['kid/kids/child/children/son/sons/daughter/daughters/boy/boys/girl/girls/teenager/teenagers/year-old'],
        },
      },
    ),
    step(
      'List five things you want to do, see or taste, and do the first',
      'A place, a meal, a person, an hour in the garden, a song. Put each in its small form that works on a weak day, with who drives. Plan one thing on a day, after your best hour. Charities pay for larger wishes; ask the nurse.',
      ['Write the five', 'Choose the small form of the first', 'Ask somebody for the day'],
      4,
    ),
    step(
      'Leave something of yourself for {person}',
      'Letters for birthdays, ten minutes of your voice, recipes, names on the back of photographs, who gets the ring. Speak it into the phone when writing tires you. One page is enough.',
      ['Choose the form', 'Record ten minutes', 'Say who keeps it and when it is given'],
      4,
    ),
    step(
      'Say how you wish to be taken leave of, and keep a good day each week',
      'Burial or ashes, place, music, who speaks, what you do not want: half a page spares {person} a hundred guesses. Then look at the week: what gave you something stays, what only costs strength goes.',
      ['Write half a page', 'Hand it to one person', 'Cross out one duty'],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Ask one friend to answer all others',
      'Telling it twenty times tires.',
      'A group message',
      'You choose the words',
    ),
    tip(
      'Keep a list of what helps at night',
      'Nights are longest alone.',
      'Number of the nurse',
      'Voice, music, light',
    ),
    tip('Say what visitors may do', 'People like a task.', 'Half an hour', 'Bring soup, take out the dog'),
    tip('Have one room or corner as you like it', 'Much time is spent there.', 'Window, pictures', 'Bell and water'),
    tip(
      'Talk with somebody who is no relative',
      'You need not protect them.',
      'Hospice counsellor',
      'Chaplain of any faith or none',
    ),
    tip('Write down what you are proud of', 'It reads well on grey days.', 'Ten lines', 'Let somebody add ten'),
    tip('Plan for the dog or the cat', 'An open question that presses many.', 'Ask two people', 'Note food and vet'),
    tip(
      'Give things away while you see the joy',
      'A gift with its story counts double.',
      'One each week',
      'Say why them',
    ),
    tip('Set the phone to your good hours', 'Rest is part of the plan.', 'Silent after lunch', 'One call a day'),
    tip('Let one thing stay unfinished', 'Not everything needs an end.', 'Cross it out', 'Say so aloud'),
    tip(
      'Ask about travel before you book',
      'Oxygen, insurance and medicines need days.',
      'Letter from the doctor',
      'Clinic at the other end',
    ),
    tip(
      'Keep one thing that has nothing to do with illness',
      'You are more than a patient.',
      'Cards, football, choir',
      'Same hour each week',
    ),
  ],
};
