import { type Kind, step, tip } from '../kind.ts';
import { weddingHere } from '../local-papers.ts';

/** Family looks for somebody with them. */
const byFamily = [
  'arranged/biodata/bio-data/matrimony/matrimonial/rishta/rishtas/proposals/parents/mother/mum/aunty/auntie/family',
  'marriage bureau',
];

/** A community of faith counts. */
const byFaith = [
  'muslim/islamic/nikah/halal/mosque/imam/christian/church/catholic/pastor/jewish/orthodox/shidduch/shadchan/hindu/sikh/temple/gurdwara/parish/faith/religious/adventist/lds/mormon',
];

/** There is somebody, so the search is over. */
const someone = [
  'found/met someone/somebody/a_man/a_woman/a_girl/a_guy/the_one',
  'talking/speaking to/with a man/woman/girl/guy/match/prospect',
  'family/families/parents has/have? met/agreed',
  'my girlfriend/boyfriend/partner',
];

/** They were married before. */
const before = ['divorced/divorcee/divorce/widow/widower/widowed', 'second marriage', 'marry/married again'];

export const marryWithinSomeYears: Kind = {
  id: 'marry-within-some-years',
  category: 'relationship',
  name: 'Find a spouse and marry within some years',
  slots: {
    spouse: {
      words: ['wife', 'husband', 'bride', 'groom', 'life partner', 'spouse'],
      otherwise: 'spouse',
    },
    way: {
      words: [
        'matchmaker|shadchan|rishta aunty|marriage bureau|match maker',
        'matrimonial site|shaadi|matrimony|bharat matrimony|jeevansathi|marriage site',
        'church|parish|pastor',
        'mosque|imam|masjid',
        'synagogue|shul|rabbi',
        'temple|gurdwara|mandir',
        'family|parents|mother|mum|aunty|auntie',
        'marriage app|muzz|salams|muzmatch|app|apps',
      ],
      otherwise: 'circle of friends',
    },
    person: {
      words: [
        'parents',
        'mother|mum|mom',
        'father|dad',
        'aunt|aunty|auntie',
        'sister',
        'brother',
        'pastor',
        'imam',
        'rabbi',
      ],
      otherwise: 'closest friend',
    },
  },
  ask: {
    question: 'Who looks: you alone, your family, or a matchmaker or community?',
    chips: ['I look myself', 'My family looks with me', 'Through my faith community'],
  },
  hoursAWeek: 2.5,
  weekly: 'Do one thing that brings a new introduction, and answer everybody within two days',
  overview:
    'You will say openly that you want to marry, get introductions through your {way} and two more ways, and meet enough people calmly. Then you ask your future {spouse} the large questions before a date is set.',
  approach:
    'Reckon backwards: up to a year for a wedding, about a year to know each other, up to a year to meet. Be firm on three musts and soft on the rest. It fails when nobody knows that you look, and when hurry hides a warning sign.',
  done: 'You are married, or the date is set, with somebody whom both of you chose freely after the large questions were answered.',
  cautions: [
    'Both must be free to say no until the last day, without threats from anybody. Pressure to marry is a matter for a helpline, the police or an embassy.',
    'Never send money or copies of your papers to somebody you have not met. Check identity, work and whether they are married before families spend anything.',
  ],
  steps: [
    step(
      'Write three musts for your {spouse} and a calendar backwards',
      'Character, faith, children, country, money: which three can you not live without? Set the month by which you wish to be married, and count back a year and a half. The search begins there or today.',
      [
        'Write three musts for your {spouse}',
        'Write what you bring into a marriage',
        'Count back from the month you wish',
      ],
      0.5,
      { when: { unsaid: someone } },
    ),
    step(
      'Write what you know and do not know of your match',
      'Three columns: seen with my own eyes, heard from others, not known. Most people are surprised by the third. Its lines become the questions of the next eight meetings.',
      ['Fill the three columns', 'Underline what would stop a marriage', 'Choose the first two questions'],
      0.5,
      { when: { said: someone } },
    ),
    step(
      'Put your own money, papers and home in order',
      'Debts on one page, a budget for two, health check, a place to live. Somebody who can say how things stand is a good match at any income. Clear the largest debt first.',
      ['Write income, debts and savings', 'Book a health check', 'Decide where you could live'],
      4,
      { when: { unsaid: [...byFamily, ...byFaith] } },
    ),
    step(
      'Find the papers and the words for the marriage before',
      'A divorce decree or death certificate is needed for every new marriage, also from abroad. Say in three honest sentences what happened and what you do differently. Tell children first, before there is anybody.',
      ['Order the decree or certificate', 'Write your three sentences', 'Talk with your children'],
      3,
      { when: { said: before } },
    ),
    step(
      'Agree with your {person} who decides what',
      'They may propose and ask around; you meet, and you decide. Say which musts are yours, how many names a month are welcome, and that a no needs no reason. Have this talk before the first name.',
      ['Write what you would like help with', 'Say who has the last word', 'Agree on names a month'],
      1,
      { when: { said: byFamily, unsaid: someone } },
    ),
    step(
      'Write an honest biodata page with two new pictures',
      'Age, place, schooling, work, faith, family, habits, what you hope for: one page, all true. Two pictures in daylight from this year. Leave out address and passport number until you have met.',
      ['Write the page', 'Have two pictures taken', 'Let a friend cross out what sounds false'],
      2,
      { when: { said: byFamily, unsaid: [...someone, ...before] } },
    ),
    step(
      'Ask an elder of your faith for two introductions',
      'A pastor, imam, rabbi, priest or their wife knows families far beyond one place. Ask about marriage meetings, retreats and courses of your community. Say your three musts and your time.',
      ['Ask for twenty minutes after the service', 'Tell your three musts', 'Put your name down for one event'],
      2,
      { when: { said: byFaith, unsaid: someone } },
    ),
    step(
      'Tell ten people that you want to marry',
      'Say to friends, cousins and colleagues: I want to marry in the next years, and these three things matter. Ask each for one name, and ask again after two months. Most introductions come from the second circle.',
      ['Write the ten names', 'Speak to three this week', 'Ask again in two months'],
      3,
      { when: { unsaid: [...someone, ...byFamily, ...byFaith] } },
    ),
    step(
      'Use your {way} and one more way for six months',
      'One profile that says marriage in the first line, half an hour a day at most. Beside it one group where the same faces come each week. Pay a matchmaker only for named services and an end date.',
      ['Set up or renew your profile', 'Join one weekly group', 'Look after two months what brought meetings'],
      20,
      { when: { unsaid: [...someone, ...byFamily] } },
    ),
    step(
      'Meet ten to twenty people for an hour each',
      'A call of twenty minutes first, then tea in a public place, with or without family near. Ask about a normal day, about work and about what marriage means. Yes or no within two days, kindly.',
      ['Call before you meet', 'Meet for an hour', 'Answer within two days'],
      25,
      { when: { unsaid: someone } },
    ),
    step(
      'Check that what you were told is true',
      'Identity, job, debts, earlier marriage, illness, and how they treat those who serve them. Ask for the papers and show yours. Talk to two people who have known them for years.',
      ['Show each other identity and status', 'Speak with two who know them', 'Visit the home and the family'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Ask the ten large questions over eight meetings',
      'Children, money and debts, faith, where to live, work of both, parents, housework, health, anger, and what would end it. One or two each time, your own answer too. See them tired and contradicted.',
      ['Write the ten questions', 'Ask one or two each time', 'Note where you differ and whether you can live with it'],
      16,
      {
        local: {
          NG: 'In Nigeria: ask for genotype tests of both early on, before the families meet; many churches and mosques want them.',
          IN: 'In India: giving or taking dowry is a crime under the Dowry Prohibition Act. A thalassaemia test of both is wise before an engagement.',
          PH: 'In the Philippines: the licence needs a pre-marriage orientation. A certificate of no marriage (CENOMAR) from the PSA shows that both are free.',
        },
      },
    ),
    step(
      'Take a marriage course of some evenings together',
      'Faith communities, registries and counsellors offer courses of four to eight evenings. You learn how the other quarrels, spends and asks for help. Both also say to each other: I am free to say no.',
      ['Choose a course', 'Do every exercise', 'Settle one point on which you differ'],
      10,
    ),
    step(
      'Decide with your {spouse} and set the day',
      'Sleep on it for a month without new doubts, then say yes to each other before families plan. Ask the registry for papers and waiting time. Set a sum for the wedding that leaves you without debt.',
      ['Say yes to each other first', 'Ask the registry for the list of papers', 'Set the day and the sum'],
      6,
      { local: weddingHere },
    ),
  ],
  suggestions: [
    tip(
      'Say marriage on the first page',
      'Those who do not want it leave early.',
      'Write it in the first line',
      'Ask for theirs on the first call',
    ),
    tip(
      'Widen one filter',
      'Five years, one city or one profession more doubles the circle.',
      'Choose which is not a must',
      'Look again next week',
    ),
    tip(
      'Give kindness a second meeting',
      'Nerves make good people dull.',
      'Meet twice before a no',
      'Change the setting',
    ),
    tip(
      'Go to every wedding you are asked to',
      'Guests are in the mood to introduce.',
      'Tell the couple that you look',
      'Talk to a table you do not know',
    ),
    tip(
      'Have an answer for nosy relatives',
      'One polite sentence saves your evening.',
      'Write it down',
      'Then ask them for a name',
    ),
    tip(
      'Speak of money by the fifth meeting',
      'Most quarrels in marriage are about it.',
      'Show debts and savings',
      'Say who supports whom',
    ),
    tip(
      'Meet in four settings',
      'A meal hides what a long day shows.',
      'Run errands together',
      'Spend a day with children or parents',
    ),
    tip(
      'Keep a list of noes and why',
      'After ten you see your own pattern.',
      'Write one word each',
      'Read it every two months',
    ),
    tip(
      'Rest for a month when you are bitter',
      'Tired people choose badly.',
      'Set the day on which you go on',
      'See friends meanwhile',
    ),
    tip(
      'Agree on a time for long distance',
      'Two years of video calls are not knowing.',
      'Plan a visit within three months',
      'Talk about who would move',
    ),
    tip(
      'Watch how they take a no',
      'It is the best test of character.',
      'Refuse one small thing',
      'Look at the next half hour',
    ),
    tip(
      'Live a full single life meanwhile',
      'It attracts, and it is good for itself.',
      'Keep one trip a year',
      'Furnish the home you have',
    ),
    tip(
      'Ask a married couple for honest advice',
      'They know what they wish they had asked.',
      'Choose one couple you admire',
      'Ask what surprised them',
    ),
  ],
};
