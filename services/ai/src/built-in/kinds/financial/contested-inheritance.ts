import { type Kind, step, tip } from '../kind.ts';
import { familyMediationHere } from '../local-health.ts';

const inCourt = [
  'case is/was filed',
  'already in court',
  'court case',
  'hearing is/on',
  'filed a/the caveat/suit/case/claim',
  'got/received a/the summons/writ',
];

const papersThere = [
  'disclosure of the estate',
  'list of the estate arrived/came',
  'mediation failed/with',
  'time limit is/on/in',
  'forced/compulsory portion/share',
  'pflichtteil/legitime/legitima',
];
const livesThere = [
  'want me out',
  'out of the house',
  'live in the house',
  'we paid off',
  'widow/late_partner/late_husband',
];
const asDaughter = [
  "because i'm a/i_am_a daughter/woman/girl",
  'nothing because',
  'uncles/in-laws/brothers shared/took/share/sold the land/all/everything',
];
const keepsUsing = ['built/lives/living/farms/sold on/in it/there', 'keeps/kept dads/the/whole house'];

export const contestedInheritance: Kind = {
  id: 'contested-inheritance',
  category: 'financial',
  name: 'Get my rightful share of an inheritance',
  slots: {
    dead: {
      words: [
        'father|dad|papa|father’s|dads|daddy',
        'mother|mum|mom|mama|mums|moms',
        'grandfather|grandpa|granddad|grandad',
        'grandmother|grandma|nana|gran|nan',
        'husband',
        'wife',
        'aunt|auntie|aunty',
        'uncle',
        'partner',
        'parents',
        'stepfather|stepdad',
      ],
      otherwise: 'family member',
    },
    other: {
      words: [
        'brothers',
        'sisters',
        'brother|big brother',
        'sister',
        'stepmother|stepmum|stepmom',
        'siblings',
        'uncles',
        'half-brother|half brother',
        'half-sister|half sister',
        'in-laws',
        'cousins|cousin',
      ],
      otherwise: 'fellow heirs',
    },
  },
  ask: {
    question: 'Is there a will, what do you think you are owed, and who says otherwise?',
    chips: ['No will, brothers took it all', 'A new will appeared', 'The executor does not answer'],
  },
  hoursAWeek: 2,
  unhurried: true,
  overview:
    'You will learn what the law gives you from the estate of your late {dead}, keep the deadline, and see all figures. Mediation comes before court, and each agreement is put on paper.',
  approach:
    'First papers and deadline, then talk. A specialist’s first opinion costs little against years of dispute. Most families settle; what ruins them is accusation in the group chat, taking things from the house, and a fight that eats the estate.',
  done: 'A signed agreement or a judgment says who gets what, and your share has been paid or transferred.',
  cautions: [
    'The time to object or to claim can be months only, sometimes six from the grant or the news. Ask for your last day before anything else.',
    'Take nothing from the estate, sign no waiver and accept no debts before advice. Where you fear violence or being thrown out, go to the police or a women’s or legal aid centre first.',
  ],
  steps: [
    step(
      'Write a one-page history of the estate',
      'Family tree with spouses and all children, day of death, marriages, wills you know of, large gifts, who lives where. Facts only, with dates. Every adviser will ask for this page.',
      [
        'Draw the family tree of your late {dead}',
        'List what was owned and owed',
        'List wills, gifts and promises with dates',
      ],
      0.5,
    ),
    step(
      'Find your deadline and ask for the will',
      'Call the probate court or registry: is there a will, has anybody applied, can I have a copy, until when may I object. Ask about a caveat or stop that keeps the estate from being shared out.',
      ['Call the registry', 'Order copies of will and application', 'Note your last day in the calendar'],
      1,
      {
        waitDays: 7,
        when: { unsaid: inCourt },
        local: {
          GB: 'In England: search probate records online; a caveat stops a grant for six months. A claim for provision is due within six months of the grant.',
          IE: 'In Ireland: the Probate Office keeps the records, and spouses and children have legal rights with short limits.',
          US: 'In the United States: ask the probate court of the county; the limit to contest is often only months.',
          CA: 'In Canada: ask the court of the province for the probate file; limits are often six months.',
          AU: 'In Australia: family provision claims are due within 3 to 12 months, depending on the state.',
          NZ: 'In New Zealand: a claim under the Family Protection Act is due within 12 months of probate.',
          IN: 'In India: daughters are equal heirs in Hindu joint family property; other faiths have their own succession law.',
          NG: 'In Nigeria: the probate registry of the High Court keeps wills, and a caveat is lodged there. The Supreme Court upheld daughters’ rights in Igbo custom.',
          KE: 'In Kenya: the Law of Succession treats sons and daughters alike; file an objection at the court named in the Gazette.',
          ZA: 'In South Africa: the Master of the High Court keeps the estate file and the executor’s account, to which you may object.',
          PH: 'In the Philippines: compulsory heirs have a legitime that no will can take away.',
          DE: 'In Germany: children, spouse and sometimes parents can ask for the Pflichtteil within three years.',
        },
      },
    ),
    step(
      'Secure your right to stay before anything is signed',
      'Partner or not, married or not: ask today about a right of residence, a share through payments, and a stop on sale in the land register. Collect bills and transfers that show what you paid. Do not move out meanwhile.',
      ['Collect proof of what you paid', 'Ask about a note in the register', 'Answer every demand in writing only'],
      1.5,
      { when: { said: livesThere } },
    ),
    step(
      'Ask a women’s legal aid centre what the law gives a daughter',
      'Custom is often not the last word: courts have set it aside. Ask for the law by name, the court, the cost, and an elder who speaks for it. Go with another heir if there is one.',
      ['Find the legal aid centre', 'Ask for the law and the court', 'Find an elder or relative on your side'],
      1,
      { when: { said: asDaughter } },
    ),
    step(
      'Pay a specialist for an hour about your legal share',
      'Ask: which law applies, what share is fixed, can the will be attacked, what must be proved, cost of each way, chances. Free law clinics and legal aid exist. Do not share a lawyer with your {other}.',
      ['Find two inheritance lawyers', 'Send your page beforehand', 'Write down share, chances and cost'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Prepare for the next date in court',
      'Ask the lawyer or the clerk what the court wants by when. Bring two copies of each paper, names of witnesses and the sum you could accept. Ask the judge about mediation; courts like it.',
      ['Note date, room and papers', 'Go through your statement once', 'Write the sum you could accept'],
      3,
      { when: { said: inCourt } },
    ),
    step(
      'Ask in writing for a full list of the estate',
      'Heirs may see what there is: accounts on the day of death, land, debts, gifts of the last years. Write to the executor or your {other} politely, with a date two to four weeks ahead.',
      ['Write a polite letter', 'Ask banks and land registry what heirs may see', 'Send it with proof of delivery'],
      1.5,
      { waitDays: 28 },
    ),
    step(
      'Check the list for gifts, values and what is missing',
      'Compare it with bank statements, sales and gifts of the last ten years and the price of similar homes. Write each gap with a sum. A compulsory share is money and is reckoned from this list.',
      ['Mark gifts and low prices', 'Write each gap with a sum', 'Demand the missing papers by a date'],
      2,
      { waitDays: 14, when: { said: papersThere } },
    ),
    step(
      'Gather proof for what you say',
      'Letters, messages, medical records around the will, receipts for what you paid, witnesses, photographs of the home. Number them. Without proof, a promise at the kitchen table is worth little.',
      ['Collect papers in date order', 'Ask two witnesses for a short statement', 'Have the house and the land valued'],
      5,
      { waitDays: 14 },
    ),
    step(
      'Offer three ways: money, land or rent',
      'Have the property valued once for all. Then: one keeps it and pays the others by date, it is sold and shared, or whoever uses it pays rent to the others. Let your {other} choose among three.',
      ['Have it valued by a neutral person', 'Write the three ways with sums', 'Send them with a date for the answer'],
      2,
      { when: { said: keepsUsing } },
    ),
    step(
      'Invite your {other} to a neutral mediator',
      'One or two days with a trained mediator settle most cases, at a tenth of the cost of court. An elder or priest may help if all trust him. Write your wish, a fair middle and your limit before. Send three names and two dates, without blame.',
      ['Write wish, middle and limit', 'Find three mediators', 'Send a short invitation'],
      2,
      { waitDays: 21, local: familyMediationHere },
    ),
    step(
      'Decide soberly whether to go to court',
      'Only if mediation failed, the share is large, proof is good and you can bear two years. Ask for a written view on chances and the total cost if you lose. You can still settle on any day.',
      ['Get chances and cost in writing', 'Sleep on it for a week', 'File in time or let it go'],
      2,
      { when: { unsaid: inCourt } },
    ),
    step(
      'Put the agreement on paper and have it made binding',
      'Who gets what, at what value, by when, who pays tax and debts, what happens if not. Lawyer or notary reads it; the court can approve it. All heirs sign.',
      ['Write each share with a date', 'Have it read by your lawyer', 'Sign before notary or court'],
      3,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Leave the family chat', 'Angry lines are read out in court.', 'Mute it for a month', 'Write letters instead'),
    tip('Photograph the house at once', 'Things vanish in the first weeks.', 'Film each room', 'Send it to all heirs'),
    tip(
      'Pay no estate debts yourself',
      'Paying can mean accepting all of them.',
      'Ask the lawyer first',
      'Keep the letters',
    ),
    tip(
      'Separate grief from the file',
      'Two hours a week for papers are enough.',
      'Fix one evening',
      'Talk with a friend on another',
    ),
    tip(
      'Offer to read the will together',
      'Many fights begin with rumours.',
      'Read it aloud',
      'Note questions for the lawyer',
    ),
    tip(
      'Ask for an interim payment',
      'Part of your share may be paid early.',
      'Ask the executor in writing',
      'Name the urgent need',
    ),
    tip(
      'Let a neutral person value things',
      'Three figures end long talks.',
      'Pay an independent valuer',
      'Take the middle',
    ),
    tip(
      'Draw lots for keepsakes',
      'Taking turns feels fair to most.',
      'List them with photographs',
      'Choose one each in turn',
    ),
    tip('Check the executor’s duties', 'An idle executor can be replaced.', 'Ask for accounts', 'Write to the court'),
    tip(
      'Look into legal aid',
      'Widows and children often qualify.',
      'Call the legal aid office',
      'Bring proof of income',
    ),
    tip('Speak with one sibling alone', 'One ally changes the table.', 'Choose the calmest', 'Listen for half an hour'),
    tip(
      'Set a ceiling for costs',
      'Write how much you will spend at most.',
      'Share it with your lawyer',
      'Check it each month',
    ),
    tip('Write a letter you do not send', 'The old hurt needs a place too.', 'Write it by hand', 'Keep it for a month'),
  ],
};
