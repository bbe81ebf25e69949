import { type Kind, step, tip } from '../kind.ts';

const loss = ['funeral/died/death/passed_away/grave/burial/buried'];

const failing = ['hospital/hospice/dying/stroke/cancer', 'is/are sick/ill/dying/poorly', 'in a/the/care/nursing home'];

const shutOut = [
  'blocked me/us',
  'cut me/us off',
  'no contact',
  'broke_off/ended/stopped contact',
  'stopped calling/answering/talking/replying',
  "won't/doesn't/refuses_to answer/reply/talk/speak/pick_up",
];

const answered = [
  'sent/posted a/the/my letter/card/message/postcard',
  'she/he/they answered/replied/wrote_back/agreed',
  'call/meeting/visit/coffee is arranged/booked/planned',
  'we meet/met on/once/every/for/twice',
  'meet on neutral',
];

const feast = ['christmas/thanksgiving/diwali/eid/easter/passover/lunar_new_year'];

export const repairFamilyRift: Kind = {
  id: 'repair-family-rift',
  category: 'relationship',
  name: 'Mend a rift in the family',
  slots: {
    person: {
      words: [
        'mother-in-law|mother in law',
        'father-in-law|father in law',
        'sister-in-law|sister in law',
        'brother-in-law|brother in law',
        'brothers|my brothers',
        'brother',
        'sister',
        'stepfather|stepdad',
        'stepmother|stepmum|stepmom',
        'daughter',
        'son',
        'mother|mum|mom|mam|mama|amma',
        'father|dad|papa|daddy',
        'parents',
        'cousins',
        'cousin',
        'uncle|chacha',
        'aunt|auntie',
        'grandmother|grandma|gran|nan',
        'grandfather|grandad|grandpa',
        'nephew',
        'niece',
        'grandchildren',
        'twin',
      ],
      otherwise: 'relative',
    },
    cause: {
      words: [
        'inheritance|will|estate',
        'house',
        'money|loan|debts',
        'divorce',
        'drinking|alcohol',
        'question of faith|religion|faith',
        'wedding',
        'funeral',
        'political quarrel|politics',
        'care of your parents|care',
        'upbringing|childhood',
        'choice of partner|wife|husband',
        'family company|company',
      ],
      otherwise: 'quarrel',
    },
  },
  ask: {
    question: 'How is contact now?',
    chips: ['None at all', 'Only at family events, and tense', 'They broke it off, I want it back'],
  },
  hoursAWeek: 2,
  weekly: 'Do one small thing towards peace, or deliberately leave one hurtful thing out',
  overview:
    'You will get clear about what happened and what you hope for, say your own part first, make a careful offer of contact to your {person}, and talk about the {cause} with help if needed. You also learn what is possible if the other does not want to.',
  approach:
    'Make contact first and talk about the quarrel later: a small friendly sign works better than a long letter with proofs. You need not agree about the past in order to treat each other decently. Estrangement usually takes many months to heal, and pressure through other relatives makes it longer.',
  done: 'You meet or speak again in a way both can bear, with one or two agreements, or you have made a sincere offer and are at peace with leaving the door open.',
  cautions: [
    'If there was violence, abuse or severe addiction, your safety and that of your children comes first. You owe nobody contact; discuss it with a counsellor before you write.',
    'In disputes about inheritance or property, note legal deadlines and get advice of your own alongside the talks.',
    'If somebody has asked you not to contact them, respect it. Insisting can be harassment.',
  ],
  steps: [
    step(
      'Write to your {person} this week while time allows',
      'When somebody in the family is ill or very old, nobody needs a long apology to begin. I heard how things are, I would like to come or help, when would it suit? Ask whoever is at the bedside how long a visit may be.',
      [
        'Ask one relative or nurse how things are, by phone',
        'Write to your {person} in three lines',
        'Offer two days and one practical help',
      ],
      0.7,
      { waitDays: 5, when: { said: failing, unsaid: answered } },
    ),
    step(
      'Write the story between you and your {person} from both sides',
      'Half a page from your view, half a page as your {person} would tell it, as fair as you can. Then: what was my part? What am I hoping for: an apology, contact, peace at feasts, seeing the grandchildren?',
      [
        'Write both halves of the story in one sitting',
        'Underline your own part',
        'Write the smallest outcome that would help',
      ],
      1.5,
    ),
    step(
      'Talk it through with somebody neutral',
      'A friend outside the family, a counsellor, a minister. Ask them to speak for the other side. Find out whether you can listen to the other view of the {cause} without having to be right.',
      [
        'Choose somebody who does not take sides',
        'Ask: what would you feel in their place?',
        'Decide: offer contact now or later',
      ],
      1.5,
      { when: { unsaid: [...answered, ...failing] } },
    ),
    step(
      'Stop what keeps the fight going',
      'Do not talk about your {person} with relatives, send no messages through children, and leave out hints on social media and reminders of the {cause}. Four quiet weeks make a talk easier.',
      [
        'Tell two relatives that you want peace and no messenger',
        'Leave the group chat quarrel',
        'Cross off each quiet day',
      ],
      1,
      { waitDays: 14, when: { unsaid: [...answered, ...failing], weeksFrom: 6 } },
    ),
    step(
      'Send your {person} a short letter without a but',
      'Half a page by hand: what I regret about my part, that I miss you, that I would like to meet for an hour when and where it suits you, and that a no is all right. Nothing about their faults.',
      ['Write, wait two days, cut by half', 'Let the neutral person read it', 'Post it and note the date'],
      1.5,
      { waitDays: 21, when: { unsaid: [...answered, ...loss, ...failing, ...shutOut] } },
    ),
    step(
      'Send your {person} one memory of the one you both lost',
      'You mourn the same person, and that is the widest door between you. Send one photo or one memory, say that you are sorry about the silence since then, and offer a walk or a visit to the grave together. Leave out the day of the funeral, the will and who did what.',
      [
        'Choose the photo or memory',
        'Write four lines and leave them for a night',
        'Send them and ask nothing for three weeks',
      ],
      1.5,
      { waitDays: 21, when: { said: loss, unsaid: [...answered, ...failing] } },
    ),
    step(
      'Use the one way to your {person} that is still open',
      'Being blocked often means: not like this, and not now. A card by post or a note through one neutral relative is open to most. New numbers, other profiles and sudden visits count as pressure. If you were told not to write at all, keep to it.',
      [
        'Find out which way is left',
        'Write five lines: my part, I miss you, no answer needed',
        'Send one now and one next season',
      ],
      1.5,
      { waitDays: 30, when: { said: shutOut, unsaid: [...answered, ...loss, ...failing] } },
    ),
    step(
      'Prepare ten minutes with your {person} without the past',
      'The first call or meeting only has to end well. Have three ordinary subjects ready: health, work, somebody you both love. If the {cause} comes up, say: I want to talk about it properly, not today. Thank them for answering.',
      [
        'Write three subjects and one true thank you',
        'Practise the sentence for the sore point',
        'Write to your {person} the day after',
      ],
      1,
      { when: { said: answered } },
    ),

    step(
      'Meet your {person} for one hour on neutral ground',
      'Take a walk or meet in a cafe, without alcohol and without an audience. Begin with something ordinary. Listen to their version and repeat it before you give yours. If it gets heated, say: let us stop here for today, I am glad you came.',
      ['Agree on beginning and end', 'Prepare one question and one apology', 'Thank your {person} the next day'],
      2.5,
    ),
    step(
      'Agree with your {person} on two rules for contact',
      'Settle which subjects stay out, how often and where you meet, and how long visits last. Two small rules that you and your {person} keep are worth more than clearing up everything.',
      ['Suggest two rules and ask for two', 'Arrange the next short meeting with your {person}'],
      1,
    ),
    step(
      'Agree with your {person} on one short part of the next feast',
      'A whole feast is the hardest test of all. Suggest a part with an end: coffee from three to five, seats apart, no drink, a cousin who changes the subject. Tell the host beforehand, so that nobody makes a scene of it.',
      ['Choose the part and its end', 'Tell the host in two lines', 'Arrange how each of you leaves'],
      1,
      { when: { said: feast } },
    ),

    step(
      'Talk with your {person} about the {cause} beside a third person',
      'If something concrete is open, go to a family mediator, notary, minister or counselling service. Each writes down facts, wishes and what they could give up. Only then decide, in writing.',
      ['Suggest two neutral people', 'Collect papers and figures', 'Have agreements checked before signing'],
      6,
      { waitDays: 14 },
    ),
    step(
      'Keep contact with your {person} small and steady for three months',
      'Send a card, call on a fixed day, make one short visit. If there is no answer, a friendly sign twice a year tells your {person} that they are welcome. It is done when your smallest outcome is reached, or you are at peace with having offered.',
      ['Enter three signs in the calendar', 'Write down what went well', 'Speak with the neutral person once more'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Say sorry for one concrete thing',
      'A general apology sounds empty.',
      'Say what you did and when',
      'Leave out the word because',
    ),
    tip('Leave proof at home', 'Nobody is convinced by a folder.', 'Feelings before facts', 'Facts with the mediator'),
    tip(
      'Choose a quiet time of year',
      'Family feasts are the worst moment.',
      'Not at weddings or funerals',
      'A weekday morning is good',
    ),
    tip('Send a photo from better days', 'It reminds you both of what was good.', 'One picture', 'One friendly line'),
    tip(
      'Do not use children as a bridge',
      'It puts them between two sides.',
      'The adults talk first',
      'Ask children no questions about the other',
    ),
    tip('Ask about their life now', 'You know the person of years ago.', 'Work, health, friends', 'Without judging'),
    tip(
      'Allow different truths',
      'Two people remember the same day differently.',
      'Say: I remember it differently',
      'Do not argue about it',
    ),
    tip('Write the angry letter too', 'It helps you to write the calm one.', 'Put everything in', 'Do not send it'),
    tip('Accept a small start', 'A birthday message may be all at first.', 'Thank them for it', 'Wait for the next'),
    tip(
      'Work on what you are reproached for',
      'Drinking or control need their own help.',
      'Show it by deeds',
      'Say that you are doing it',
    ),
    tip(
      'Agree how you act at feasts',
      'Clear plans prevent scenes.',
      'Settle seats, times and subjects',
      'Agree on a signal for leaving',
    ),
    tip(
      'Protect your partner',
      'They need not fight this for you.',
      'You speak to your own family',
      'Agree beforehand',
    ),
    tip('Set a date to rest', 'You cannot try every week for years.', 'Six months of quiet', 'Then one sign'),
  ],
};
