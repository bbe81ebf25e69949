import { type Kind, step, tip } from '../kind.ts';

const lease = ['lease/leasehold/leaseholder', 'ground rent', 'years left on'];
const inherited = [
  'inherited/inherit/inheritance',
  'grandfather/grandfathers/grandmother/grandma/grandpa',
  'late father/mother/dad/mum/husband/wife',
  'died/deceased',
  'father/fathers/mother/mothers',
  'succession',
  'family land',
];
const surveyed = ['survey is/was done', 'survey plan done/ready/is_ready', 'have the/a survey_plan', 'was surveyed'];

export const titleDeedOrLease: Kind = {
  id: 'title-deed-or-lease',
  category: 'financial',
  name: 'Get the title deed or extend the lease',
  slots: {
    place: {
      words: [
        'flat',
        'apartment',
        'maisonette',
        'house',
        'plot|plots',
        'farm|shamba|farmland',
        'family land|ancestral land',
        'land|acres|acre|hectare|hectares',
        'property',
      ],
      otherwise: 'property',
    },
    paper: {
      words: [
        'title deed|title deeds|title',
        'certificate of occupancy|c of o|c-of-o',
        'lease extension|extend the lease|extend my lease|lease',
        'mutation|mutation of land|patta|khata',
        'transfer certificate of title|tct',
        'deed of sale|deed',
        'freehold',
      ],
      otherwise: 'title',
    },
  },
  ask: {
    question: 'Which property is it, in whose name now, and what do you hold on paper?',
    chips: ['Land in my late father’s name', 'A flat with 78 years left', 'I bought, but no title yet'],
  },
  hoursAWeek: 2,
  overview:
    'You will find out what the official register says about the {place} and close the gaps in the papers. Then you bring the {paper} through valuation, fees and registration until it is in the right name.',
  approach:
    'Begin with a search in the register, not with the neighbour’s word. Then comes the order that offices demand: heirs, survey, taxes, form, registration. Delay comes from one missing signature, names spelt in two ways, and agents who promise to speed it up.',
  done: 'The register shows the right owner and term, and you hold a certified copy of the entry.',
  cautions: [
    'Pay fees only at the office or through its official portal, and keep each receipt. Never hand over the only original of a deed.',
    'Have a licensed lawyer, notary or conveyancer read every paper before you sign. Nobody should be left out as an heir: a transfer won that way can be undone years later.',
  ],
  steps: [
    step(
      'Gather each paper you hold about the {place}',
      'Old deed, sale agreement, lease, tax receipts, survey plan, identity cards, death certificate. Photograph each page. Write the parcel or title number, and every spelling of the owner’s name.',
      ['Put every paper you find on one table', 'Photograph each page of it', 'Write down title number and names'],
      0.5,
    ),
    step(
      'Order an official search of the register',
      'It shows owner, boundaries, term, charges, cautions and court orders. Compare each line with your papers. A loan or caution must be cleared before anything can move.',
      [
        'Find the register’s portal or office',
        'Pay for the search of the {place}',
        'Mark each difference from your papers',
      ],
      1,
      {
        waitDays: 7,
        local: {
          GB: 'In Britain: HM Land Registry sells the title register and plan for £7 each in England and Wales. Scotland has Registers of Scotland.',
          IE: 'In Ireland: Tailte Éireann keeps the folios, on landdirect.ie.',
          US: 'In the United States: the county recorder or clerk keeps the deeds, and a title company searches them.',
          CA: 'In Canada: each province has its land title office, in Ontario through OnLand.',
          AU: 'In Australia: each state has a land titles office, and a title search costs little online.',
          NZ: 'In New Zealand: Land Information New Zealand sells the record of title online.',
          IN: 'In India: ask for the encumbrance certificate at the sub-registrar and the record of rights at the revenue office or state portal.',
          NG: 'In Nigeria: the lands registry of the state makes the search; Lagos and Abuja have their own.',
          KE: 'In Kenya: do the official search on Ardhisasa or eCitizen, or at the county land registry.',
          ZA: 'In South Africa: the Deeds Office sells a search, also through DeedsWeb.',
          PH: 'In the Philippines: the Registry of Deeds gives a certified true copy of the title.',
          DE: 'In Germany: the Grundbuchamt gives an extract to whoever has a legal interest.',
        },
      },
    ),
    step(
      'Settle who inherits and get the court or notary paper',
      'The office needs proof of who the heirs are: a grant of probate, letters of administration, succession certificate or notary’s deed. All heirs sign, or give up their share in writing. Count on two to six months, longer if somebody lives abroad.',
      ['List all heirs with addresses', 'Apply for the succession paper', 'Collect signatures and identity copies'],
      4,
      { waitDays: 60, when: { said: inherited, unsaid: lease } },
    ),
    step(
      'Have the {place} surveyed by a licensed surveyor',
      'Check the licence with the board. Walk the boundary with the neighbours present and have them sign. The plan must carry the number that the registry uses.',
      ['Get two quotes', 'Walk the boundary together', 'Collect the stamped plan'],
      3,
      { waitDays: 21, when: { unsaid: [...lease, ...surveyed] } },
    ),
    step(
      'Work out what the lease extension will cost',
      'The price depends on years left, value and ground rent. In many places it jumps once fewer than 80 years remain. Use an official calculator first, then a valuer who knows lease extensions.',
      [
        'Read term and ground rent in the lease',
        'Use a calculator for a first figure',
        'Book a valuer for the {place}',
      ],
      2,
      {
        waitDays: 14,
        when: { said: lease },
        local: {
          GB: 'In England: the Leasehold Advisory Service, LEASE, has a calculator and free advice. The law is changing, so ask which rules are in force today.',
        },
      },
    ),
    step(
      'Choose a lawyer or conveyancer and fix the fee',
      'Ask three: how many such cases last year, fixed price, what is extra, who does the work, how long. Check the licence. The seller, landlord or another heir should have a different lawyer.',
      ['Call three from the official list', 'Ask for a fixed price in writing', 'Check the licence'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Serve the notice or make the landlord an offer',
      'The formal notice fixes date and rights; an informal offer is quicker but can be withdrawn or raise the ground rent. Let your lawyer compare both. Keep proof of delivery, and note the day by which the landlord must answer.',
      ['Compare formal and informal way', 'Have the notice served', 'Note the last day for the answer'],
      2,
      { waitDays: 60, when: { said: lease } },
    ),
    step(
      'Clear land tax, rates and duty on the {place}',
      'Registries refuse files without clearance. Ask each office for a written statement, for relief for heirs or first transfers, and for instalments. Check the sum yourself before you pay.',
      ['Ask for the clearance certificates', 'Ask about relief', 'Pay and file the receipts'],
      3,
      { waitDays: 14, when: { unsaid: lease } },
    ),
    step(
      'Lodge the {paper} papers in one complete file',
      'Use the checklist of the office and number each page. Names must match the identity card letter by letter; a sworn statement mends small differences. Get a file number and the name of the desk.',
      ['Tick off the checklist', 'Have copies certified', 'Lodge it and note the file number'],
      3,
      { waitDays: 45 },
    ),
    step(
      'Check the new entry and keep the {paper} safe',
      'Read name, share, size, term and charges in a fresh extract. Errors are mended easily in the first weeks. Tell the tax office, the insurer and your heirs, and store original and scan apart.',
      ['Order a fresh extract', 'Correct errors at once', 'Tell tax office, insurer and heirs'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Visit the office early',
      'The first hour has the shortest queue.',
      'Bring two copies',
      'Note the officer’s name',
    ),
    tip('Ask for the checklist', 'It saves second trips.', 'Print the official one', 'Tick each line at the desk'),
    tip('Mend the spelling of names', 'One letter stops a file.', 'Compare all papers', 'Swear one statement for all'),
    tip(
      'Set a caution on the land',
      'It warns you before anybody sells behind your back.',
      'Ask for the form',
      'Renew it in time',
    ),
    tip(
      'Sign up for register alerts',
      'Some registers send a mail when anything changes.',
      'Look on the portal',
      'Enter two addresses',
    ),
    tip(
      'Give a limited power of attorney',
      'Somebody near can sign while you are abroad.',
      'Name this one matter',
      'Set an end date',
    ),
    tip(
      'Keep a diary of visits',
      'Dates and names move a stuck file.',
      'Write each visit down',
      'Ask for the next date',
    ),
    tip(
      'Complain in writing',
      'A letter to the registrar helps after three silent months.',
      'Quote the file number',
      'Copy the ombudsman',
    ),
    tip(
      'Join the neighbours',
      'Several leases or plots together cost less.',
      'Ask on your floor',
      'Share one valuer or surveyor',
    ),
    tip(
      'Photograph the boundary marks',
      'Stones and beacons get moved.',
      'Picture each with a phone map',
      'Repeat each year',
    ),
    tip('Record family consent', 'A signed page prevents later quarrels.', 'Have all heirs sign', 'Add two witnesses'),
    tip('Budget a tenth more', 'Stamps, copies and trips add up.', 'Make a list of fees', 'Keep every receipt'),
    tip(
      'Ask about legal aid',
      'Law clinics help with land of small value.',
      'Call the bar association',
      'Bring your papers',
    ),
  ],
};
