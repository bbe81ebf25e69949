import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { processorMs } from '@pathwise/service-testkit/processor-time';
import { draftRoadmap } from '../drafting/draft-roadmap.rules.ts';
import { dayIn } from './calendar.rules.ts';
import { readMessage } from './read-wish.rules.ts';

const testDay = '2026-11-21';
type Row = readonly [
  text: string,
  kind: string,
  category: string,
  targetDate: string | undefined,
  today?: string,
  timeZone?: string,
];

const wishes: readonly Row[] = [
  // kinds about what is rare and weighs much
  [
    'I was told I have half a year to live and want to settle things for my children',
    'face-my-own-death',
    'personal',
    undefined,
  ],
  ['get a job as a 911 dispatcher', 'become-a-dispatcher', 'profession', undefined],
  ['become a paramedic, not a dispatcher', 'become-paramedic', 'profession', undefined],
  ['help my daughter settle into secondary school', 'start-secondary-school', 'relationship', undefined],
  ['get through our second IVF round', 'go-through-ivf', 'health', undefined],
  ['photograph the milky way from a dark beach', 'photograph-the-night-sky', 'hobby', undefined],
  ['cook at home instead of ordering pizza', 'cook-at-home', 'health', undefined],
  ['run a cookie stall with my kids at the fete', 'run-a-stall-for-a-day', 'personal', undefined],
  ['help my wife to talk again after her stroke', 'speak-again-after-stroke', 'health', undefined],
  ['find a flat to let that takes my cat', 'find-rented-flat', 'personal', undefined],
  // work, study and driving beside kinds that stand near
  [
    'pass the strategic paper of my ACCA at the June sitting, I work full time',
    'one-professional-paper',
    'profession',
    '2027-06-30',
  ],
  ['sit CFA level 1 once and pass, next to a job at a bank', 'one-professional-paper', 'profession', undefined],
  ['pass the NCLEX, I graduated from nursing school this month', 'licence-exam', 'profession', undefined],
  ['FE exam while finishing my engineering degree', 'licence-exam', 'profession', undefined],
  [
    'have my nursing licence from India recognised in Ireland',
    'regulated-profession-admission',
    'profession',
    undefined,
  ],
  ['become a registered nurse', 'study-nursing', 'profession', undefined],
  ["get my driver's licence at 33, no bus comes through here", 'driving-licence', 'personal', undefined],
  ['get my class 5 licence in New Zealand and drive trucks', 'lorry-or-bus-licence', 'profession', undefined],
  ['move from the school kitchen to being a teaching assistant', 'teaching-assistant', 'profession', undefined],
  ['become an early years teacher in a nursery', 'childcare-qualification', 'profession', undefined],
  [
    'find work in school hours after eight years at home with my children',
    'work-after-years-at-home',
    'profession',
    undefined,
  ],
  ['go back to my job after maternity leave', 'return-to-work', 'profession', undefined],
  ['get the last three units of my NVQ signed off', 'last-units-of-a-diploma', 'profession', undefined],
  ['pass my end-point assessment as an apprentice', 'last-units-of-a-diploma', 'profession', undefined],
  ['lift my GPA to 3.4 in the two semesters that are left', 'raise-my-grade-average', 'profession', undefined],
  ['defend my dissertation proposal before the committee', 'thesis-proposal', 'profession', undefined],
  ['finish and hand in my dissertation', 'finish-thesis', 'profession', undefined],
  ['follow my workmates when they speak fast English', 'spoken-english-at-work', 'personal', undefined],
  ['get my GED at 38', 'high-school-equivalency', 'profession', undefined],
  ['resit GCSE maths, nothing else', 'one-school-subject', 'profession', undefined],
  ['get through all my GCSEs', 'school-leaving-exam', 'profession', undefined],
  ['set up on my own as a qualified plumber', 'set-up-as-a-tradesperson', 'profession', undefined],
  ['learn to be a plumber at 35', 'enter-a-trade-as-adult', 'profession', undefined],
  ['open an Etsy shop for my soap', 'start-online-shop', 'profession', undefined],
  ['stop bringing a bag of marking home, I teach year 4', 'teacher-workload', 'profession', undefined],
  ['get certified as a CNA', 'health-support-training', 'profession', undefined],
  ['train as a pharmacy technician', 'health-support-training', 'profession', undefined],
  ["mow my neighbours' lawns for money, I'm 14", 'first-money-as-teen', 'profession', undefined],
  ['get my reach truck licence at the depot where I pick', 'forklift-and-plant-licence', 'profession', undefined],
  ['out of work, need a job near a bus line', 'new-job', 'profession', undefined],
  ['promotion from staff nurse to band 6', 'promotion', 'profession', undefined],
  ['keep my cafe from going under this winter', 'turn-my-business-round', 'profession', '2027-02-28'],
  ['new in Canada, find work in accounting', 'work-in-a-new-country', 'profession', undefined],
  // beside papers, money, home, family and health
  ['write wills and powers of attorney, we are both in our sixties', 'will-and-estate', 'financial', undefined],
  ['get power of attorney for mum while she can still sign', 'power-of-attorney', 'financial', undefined],
  [
    "I care for my husband with Parkinson's round the clock and want one morning a week for my swimming",
    'rest-for-carers',
    'relationship',
    undefined,
  ],
  ['stop living from one payday to the next', 'monthly-budget', 'financial', undefined],
  ['skint every month before payday', 'monthly-budget', 'financial', undefined],
  [
    'get to Australia to see my son and his family while I still can, I am 74',
    'visit-family-far-away',
    'relationship',
    undefined,
  ],
  ['start a small cake business from home, just weekends at first', 'home-food-business', 'profession', undefined],
  ['get some conversation back into our marriage', 'strengthen-marriage', 'relationship', undefined],
  ['plant a vege plot beside the shed', 'garden-vegetables', 'hobby', undefined],
  [
    'My husband always cooked. Since he died I live on toast, I want to learn some proper meals',
    'living-alone-after-loss',
    'personal',
    undefined,
  ],
  ['lose 60 lbs before my pilot medical in May', 'lose-weight', 'health', '2027-05-31'],
  ['pass my DOT physical', 'medical-for-a-licence', 'health', undefined],
  ['mum is moving in with us, get a bedroom ready for her', 'parent-moves-in', 'relationship', undefined],
  ['renew my green card, I keep putting it off', 'renew-residence-card', 'personal', undefined],
  [
    'my boss will nominate me for PR in Australia after two years as a chef',
    'permanent-residence',
    'personal',
    undefined,
  ],
  [
    "I'm 56, a nurse with a pension and 40k left on the house. Retire at 60",
    'stop-work-at-an-age',
    'financial',
    '2030-11-21',
  ],
  ['I did grade 6 clarinet at school. I want to play it again', 'learn-instrument', 'hobby', undefined],
  ['Learn MIG welding and run clean beads by June', 'learn-to-weld', 'hobby', '2027-06-30'],
  ['Compose a string quartet for the concert in June', 'compose-a-piece', 'hobby', '2027-06-30'],
  ['play bowls again after my knee replacement', 'active-with-a-new-joint', 'health', undefined],
  ['get ready for my knee replacement', 'prepare-for-my-operation', 'health', undefined],
  ['start running again after having my baby', 'run-again-after-birth', 'health', undefined],
  // the eight quick starts and their relatives
  ['I want to get a new job within 3 months', 'new-job', 'profession', '2027-02-21'],
  ['I want to start my own business', 'start-business', 'profession', undefined],
  ['Help me find a meaningful romantic relationship', 'find-partner', 'relationship', undefined],
  ['I want to lose weight in a sustainable way', 'lose-weight', 'health', undefined],
  // kinds that stand near others
  [
    'learn the dishes of my grandmother and write them down for my cousins',
    'collect-family-recipes-or-stories',
    'relationship',
    undefined,
  ],
  ["choose a headstone for my mother's grave with my sisters", 'tend-a-grave', 'personal', undefined],
  [
    "go through my late husband's shirts and tools while I still live here",
    'sort-a-loved-ones-things',
    'personal',
    undefined,
  ],
  ['find a supported flat for my disabled brother', 'supported-living-for-a-relative', 'relationship', undefined],
  ['pass the board for sergeant in the fire service', 'rise-a-rank', 'profession', undefined],
  ['find a refuge for me, the kids and the dog', 'leave-a-violent-home', 'relationship', undefined],
  ['get our four recorded songs mastered and released as an EP', 'release-an-ep-or-album', 'hobby', undefined],
  ['enlarge my herd of milking goats', 'enlarge-a-herd', 'profession', undefined],
  ['register with a doctor who speaks Polish', 'find-a-doctor', 'health', undefined],
  ['understand and answer the letters from the job centre', 'deal-with-official-letters', 'personal', undefined],
  ['get our son off the dummy and the night bottle', 'wean-off-a-comfort-habit', 'relationship', undefined],
  ['hand over the vineyard to my daughter step by step', 'hand-over-the-farm-or-firm', 'profession', undefined],
  ['teach our beagle to stay home alone', 'dog-home-alone', 'relationship', undefined],
  ['get our overweight cat down to 5 kg', 'slim-my-pet', 'relationship', undefined],
  ['stop my cat from scratching the new sofa', 'cat-behaviour', 'relationship', undefined],
  ['look after two guinea pigs properly', 'keep-small-pets', 'hobby', undefined],
  ['sell my car privately', 'sell-my-car', 'financial', undefined],
  ['learn to change the oil and brake pads on my car', 'car-care', 'personal', undefined],
  ['learn to parallel park in town', 'parallel-parking', 'personal', undefined],
  ['get my licence back after a drink driving ban', 'licence-back', 'personal', undefined],
  ['buy an acre of land in my home village', 'buy-land', 'financial', undefined],
  ['start a chama with my sisters', 'savings-group', 'financial', undefined],
  ['sell my cakes from home, with a permit', 'home-food-business', 'profession', undefined],
  ['get my insurance to pay for the storm damage', 'insurance-claim', 'financial', undefined],
  ['take my builder to small claims court', 'small-claims', 'personal', undefined],
  ['stop being bullied by my supervisor', 'bullied-at-work', 'profession', undefined],
  ['get the noisy neighbours upstairs to be quiet at night', 'noisy-neighbours', 'personal', undefined],
  ['have my old conviction expunged', 'clear-my-record', 'personal', undefined],
  ['earn money babysitting, I am 13', 'first-money-as-teen', 'profession', undefined],
  ["manage my daughter's type 1 diabetes", 'type-1-diabetes', 'health', undefined],
  ['spend a semester abroad in Seville', 'exchange-year', 'personal', undefined],
  ['become a volleyball referee', 'become-a-referee', 'hobby', undefined],
  ['file four years of unfiled tax returns', 'overdue-tax-returns', 'financial', undefined],
  ['share the chores with my wife more fairly', 'share-housework', 'relationship', undefined],
  ['write a birth plan for our home birth', 'prepare-for-birth', 'health', undefined],
  ['get an IEP for my son', 'support-at-school', 'relationship', undefined],
  ["get probate for my grandfather's house", 'settle-an-estate', 'personal', undefined],
  ['swap my Chilean driving licence for a Spanish one', 'exchange-foreign-licence', 'personal', undefined],
  ['back our caravan onto the pitch by myself', 'tow-a-trailer', 'personal', undefined],
  ['read the notes in our choir instead of singing by ear', 'read-sheet-music', 'hobby', undefined],
  ['get the mould off the bedroom ceiling', 'mould-and-damp', 'personal', undefined],
  ['set aside 90 euros every month from my wages', 'save-every-month', 'financial', undefined],
  ['photograph the barn owls behind our farm', 'photograph-wildlife', 'hobby', undefined],
  ['get better at replying to texts and voice messages', 'answer-messages', 'personal', undefined],
  ['stand in the village in Calabria that my grandparents left', 'roots-trip', 'personal', undefined],
  ['help my mum walk to the corner shop again after her stroke', 'help-somebody-walk-again', 'relationship', undefined],
  ['get off nights and onto the day shift at the bakery', 'change-my-shifts', 'profession', undefined],
  ['get rid of the plantar fasciitis in my left heel', 'heel-or-foot-pain', 'health', undefined],
  ['loosen my stiff neck and shoulders', 'neck-and-shoulder-pain', 'health', undefined],
  ['get better grades in chemistry this term', 'better-grades-at-school', 'personal', undefined],
  ['learn the 6 and 7 times tables with my daughter', 'learn-times-tables', 'personal', undefined],
  ['make the volleyball team at tryouts', 'make-the-team', 'hobby', undefined],
  ['increase my vertical jump for basketball', 'jump-higher', 'health', undefined],
  ['do a cartwheel on the beach with my niece', 'cartwheel-or-backflip', 'hobby', undefined],
  ['get some respite from caring for my wife', 'rest-for-carers', 'relationship', undefined],
  ['get grandad to give up driving', 'parent-stops-driving', 'relationship', undefined],
  ['fewer meltdowns with my autistic son on the bus', 'life-with-autistic-child', 'relationship', undefined],
  ["get through our two year old's tantrums", 'toddler-tantrums', 'relationship', undefined],
  ["stop being so jealous of my girlfriend's ex", 'less-jealous', 'relationship', undefined],
  ['get my roommate to clean the bathroom', 'flatmate-trouble', 'relationship', undefined],
  ['be a better uncle to my nephews', 'be-a-good-aunt-or-uncle', 'relationship', undefined],
  ['get the kids to see the aurora in Norway', 'sights-of-nature', 'hobby', undefined],
  ['my son screams every morning and will not go to school', 'child-refuses-school', 'relationship', undefined],
  ['say something in our Monday meetings', 'speak-up-in-meetings', 'profession', undefined],
  ["translate my great aunt's diary from Hungarian", 'translate-family-papers', 'hobby', undefined],
  ['get sick leave in my crew down to 5 percent', 'lower-staff-absence', 'profession', undefined],
  ['stop losing my apprentices after the first year', 'keep-good-staff', 'profession', undefined],
  ['buy a flat together with my brother', 'buy-a-home-together', 'financial', undefined],
  ['a website for my tiling business', 'website-for-my-trade', 'profession', undefined],
  ['sell an article to a sailing magazine', 'write-for-magazines', 'hobby', undefined],
  ['teach bricklaying at the college instead of laying bricks', 'teach-your-trade', 'profession', undefined],
  ['host Christmas lunch for 18', 'host-a-feast', 'relationship', '2026-12-25'],
  ['get eight more players for our hockey club', 'win-members-for-a-club', 'hobby', undefined],
  ['write a pantomime for our drama group', 'write-a-musical-or-play', 'hobby', undefined],
  ['get rid of the rats under our decking', 'get-rid-of-pests', 'personal', undefined],
  ["restore my uncle's old tandem", 'restore-a-bicycle', 'hobby', undefined],
  ['visit my dying godfather before it is too late', 'see-somebody-before-they-die', 'relationship', undefined],
  [
    'I want to build a healthier lifestyle with better sleep, more energy, balanced meals, less stress, weekly goals and daily habits',
    'healthier-lifestyle',
    'health',
    undefined,
  ],
  [
    'Help me improve my mental health: ease anxiety, practise mindfulness and start journaling',
    'mental-health',
    'health',
    undefined,
  ],
  ['I want to make new friends and build a social circle', 'make-friends', 'relationship', undefined],
  ['I want to start a creative hobby such as painting, writing or music', 'creative-hobby', 'hobby', undefined],
  // work
  ['i need a new job asap, my boss is killing me', 'new-job', 'profession', undefined],
  ['looking for a part time job as a nurse before christmas', 'new-job', 'profession', '2026-12-24'],
  [
    'I lead a support team and want to be a product designer by next June. Evenings only, about six hours a week.',
    'product-or-ux-job',
    'profession',
    '2027-06-30',
  ],
  ['become a teacher in 2 years', 'teaching-job', 'profession', '2028-11-21'],
  ['get promoted to senior engineer by Q3', 'promotion', 'profession', '2027-09-30'],
  ['I would like to ask for a raise at work by the end of January', 'pay-rise', 'profession', '2027-01-31'],
  ['Open a small bakery in my town by spring 2028', 'open-restaurant-or-cafe', 'profession', '2028-03-01'],
  ['go freelance as a copywriter within a year', 'freelance', 'profession', '2027-11-21'],
  ['i wanna learn python in the next 6 months', 'learn-to-code', 'profession', '2027-05-21'],
  ['pass the PMP exam by 15 March', 'professional-certificate', 'profession', '2027-03-15'],
  ['finish my masters degree by end of 2027', 'finish-degree', 'profession', '2027-12-31'],
  [
    'I have to give a talk at a conference on 10 June 2027 and I am terrified',
    'give-a-talk',
    'profession',
    '2027-06-10',
  ],
  // hobbies
  ['learn spanish in 6 months, 30 minutes a day', 'learn-language', 'personal', '2027-05-21'],
  ['become fluent in Italian by the end of next year', 'learn-language', 'personal', '2027-12-31'],
  ['Please create a roadmap for my new goal: "Learn the guitar"', 'learn-instrument', 'hobby', undefined],
  ['play 10 songs on the piano by my sisters birthday', 'learn-one-piece-of-music', 'hobby', undefined],
  ['read 24 books this year', 'read-more', 'hobby', '2026-12-31'],
  ['I’d like to read more, maybe two books a month', 'read-more', 'hobby', undefined],
  ['my goal for 2027 is to write a novel before Easter', 'write-novel', 'hobby', '2027-03-27'],
  ['get better at street photography', 'photography', 'hobby', undefined],
  ['learn how to paint with watercolours', 'draw-and-paint', 'hobby', undefined],
  ['I want to cook 20 vegetarian recipes by summer', 'cook-well', 'hobby', '2027-06-01'],
  ['grow my own vegetables next summer', 'garden-vegetables', 'hobby', '2027-08-31'],
  // people
  ['i wanna go on more dates and meet someone special', 'first-dates', 'relationship', undefined],
  ["I don't want to be lonely anymore", 'leave-loneliness', 'relationship', undefined],
  ['make 3 close freinds in my new city within a year', 'make-friends', 'relationship', '2027-11-21'],
  ['save my marriage', 'save-a-relationship', 'relationship', undefined],
  ['spend more time with my kids', 'more-family-time', 'relationship', undefined],
  ['Plan our wedding for 12 September 2027', 'plan-wedding', 'relationship', '2027-09-12'],
  // health
  ['i wanna loose 10 kilos by next june', 'lose-weight', 'health', '2027-06-30'],
  ['LOSE 20 POUNDS BEFORE MY WEDDING', 'lose-weight', 'health', undefined],
  ['lose wieght', 'lose-weight', 'health', undefined],
  ['eat healthier and have more energy', 'eat-healthier', 'health', undefined],
  ['reduce my anxiety within 8 weeks', 'manage-anxiety', 'health', '2027-01-16'],
  [
    'I want to run a half marathon in April. I can manage 5 km on a good day.',
    'run-half-marathon',
    'health',
    '2027-04-30',
  ],
  ['Could you make me a plan to run 10k in 12 weeks?', 'run-10k', 'health', '2027-02-13'],
  ['do 10 pull ups in a row in 3-6 months', 'pull-ups-and-bodyweight', 'health', '2027-05-21'],
  ['get in shape for summer', 'start-exercising', 'health', '2027-08-31'],
  ['sleep 8 hours a night', 'sleep-better', 'health', undefined],
  ['quit smoking in 10 weeks', 'quit-smoking', 'health', '2027-01-30'],
  ['drink less alcohol this winter', 'drink-less-alcohol', 'health', '2027-02-28'],
  ['Quit sugar for 30 days', 'cut-sugar', 'health', '2026-12-21'],
  ['stop eating sweets', 'cut-sugar', 'health', undefined],
  ['cut out junk food', 'eat-healthier', 'health', undefined],
  ['do the splits by new year', 'do-the-splits', 'health', '2026-12-31'],
  // money
  ['save €5,000 for a trip to Japan in 2027', 'save-for-travel', 'financial', '2027-12-31'],
  ['put aside 200 quid a month', 'save-every-month', 'financial', undefined],
  ['pay off my credit card debt of £3,500 by the end of the year', 'clear-credit-card', 'financial', '2026-12-31'],
  ['I would like to be debt free by 31/12/2027', 'pay-off-debt', 'financial', '2027-12-31'],
  ['I want to buy a house in 5 years', 'buy-a-home', 'financial', '2031-11-21'],
  ['start investing $300 a month', 'invest-first-time', 'financial', undefined],
  ['be rid of my van loan by summer', 'pay-off-one-loan', 'financial', '2027-06-01'],
  ['stop overspending and keep to a budget', 'monthly-budget', 'financial', undefined],
  ['earn €500 a month on the side', 'extra-income', 'financial', undefined],
  // the rest of life
  ['declutter the garage this weekend', 'declutter', 'personal', '2026-11-22'],
  ['I need to pass my driving test before 03/04/2027', 'driving-licence', 'personal', '2027-04-02'],
  [
    'I need to pass my driving test before 03/04/2027',
    'driving-licence',
    'personal',
    '2027-03-03',
    testDay,
    'America/New_York',
  ],
  ['move to New Zealand next year', 'move-abroad', 'personal', '2027-12-31'],
  ['travel around Vietnam for a month in october', 'long-trip-or-gap-year', 'personal', '2027-10-31'],
  ['spend less time on my phone starting tomorrow', 'phone-habits', 'personal', '2026-11-22'],
  ['wake up at 6 every day', 'wake-up-early', 'personal', undefined],
  ['volunteer 50 hours at an animal shelter by next Christmas', 'volunteer', 'personal', '2027-12-25'],
  // trades to leave, dances and dishes by their names, tests of children, animals on a meadow
  ['get out of teaching after nine years, I have no plan yet', 'leave-my-trade', 'profession', undefined],
  ['learn flamenco from a teacher in my town', 'learn-a-stage-dance', 'hobby', undefined],
  ['make samosas as crisp as my aunt does', 'master-one-dish', 'hobby', undefined],
  ['our son sits the eleven plus and is nervous', 'child-entrance-test', 'profession', undefined],
  ['help my daughter to read, she is six', 'help-my-child-read', 'personal', undefined],
  ['two weeks in a canoe through the lakes of Finland with a tent', 'paddle-a-long-trip', 'hobby', undefined],
  ['keep three ewes on our orchard', 'keep-sheep-or-goats', 'hobby', undefined],
  ['get a pair of cockatiels', 'keep-a-cage-bird', 'hobby', undefined],
  ['try curling with my colleagues', 'take-up-a-rare-sport', 'hobby', undefined],
  ['row 5k on the concept2 without a break', 'row-faster-on-the-erg', 'health', undefined],
  ['get our old VHS tapes onto the computer', 'digitise-tapes-and-films', 'hobby', undefined],
  ['pass the SBI clerk prelims while I work in a shop', 'civil-service-exam', 'profession', undefined],
  // kinds beside which others stand near
  ['buy the lorry I have driven for nine years for my boss', 'own-my-truck', 'profession', undefined],
  [
    "get a card reader and UPI into my parents' corner shop before June",
    'family-shop-goes-digital',
    'profession',
    '2027-05-31',
  ],
  [
    "apply for a master's in public health by December, I work as a nurse",
    'masters-admission',
    'profession',
    '2026-12-31',
  ],
  ['learn how to study, I reread my notes and forget it all before the exam', 'study-skills', 'profession', undefined],
  [
    'ask my employer for a screen reader and later shifts because of my eyes',
    'adjustments-at-work',
    'profession',
    undefined,
  ],
  [
    'put my bakery partnership with my best friend into a written agreement',
    'agreement-between-partners',
    'profession',
    undefined,
  ],
  [
    'settle the quarrel between two nurses on my ward before it splits the team',
    'settle-a-row-in-my-team',
    'profession',
    undefined,
  ],
  ['decide which degree to study, law or biology', 'choose-a-degree-or-career', 'profession', undefined],
  ['surprise my husband with a romantic weekend away by the sea', 'weekend-away-for-two', 'relationship', undefined],
  ['ask out the woman from my climbing gym for a coffee', 'ask-somebody-out', 'relationship', undefined],
  [
    'find a husband and be married within three years, my aunt knows a matchmaker',
    'marry-within-some-years',
    'relationship',
    '2029-11-21',
  ],
  ['get the child support that my ex owes for our daughter', 'child-support', 'relationship', undefined],
  ['get legal guardianship of my nephew, his mother is on drugs', 'custody-or-guardianship', 'relationship', undefined],
  ['find my cat, she has not come home since Monday', 'find-a-lost-pet', 'relationship', undefined],
  ['get my brother to stop drinking before he loses his job', 'help-someone-stop-drinking', 'relationship', undefined],
  ['get my first tattoo, a heron on my shoulder, by summer', 'choose-a-tattoo', 'personal', '2027-06-01'],
  ['breed one litter from our spaniel and find good homes for the puppies', 'breed-a-litter', 'hobby', undefined],
  [
    'protect our savings from inflation, the lira falls every month',
    'protect-savings-from-inflation',
    'financial',
    undefined,
  ],
  ['extend the lease on my flat before it falls under eighty years', 'title-deed-or-lease', 'financial', undefined],
  ['claim compensation for my hand, the machine at work had no guard', 'injury-claim', 'financial', undefined],
  [
    "contest my mother's will and get my rightful share, my brother took the house",
    'contested-inheritance',
    'financial',
    undefined,
  ],
  [
    'find an independent financial adviser I can trust with my pension',
    'find-a-financial-adviser',
    'financial',
    undefined,
  ],
  ['max out my Roth IRA before tax day', 'retirement-account-top-up', 'financial', undefined],
  ['live well with my epilepsy and drive again one day', 'live-well-with-epilepsy', 'health', undefined],
  ['have my eyes lasered, I am sick of glasses when I swim', 'laser-eye-surgery', 'health', undefined],
  ['get a hair transplant in Turkey without being botched', 'cosmetic-or-hair-surgery', 'health', undefined],
  [
    'have my wisdom teeth out, I have been afraid of the dentist for years',
    'wisdom-teeth-or-implants',
    'health',
    undefined,
  ],
  ['freeze my eggs before I turn 36', 'freeze-my-eggs', 'health', undefined],
  ['get pregnant again after my miscarriage, I am 38', 'pregnant-after-a-loss', 'health', undefined],
  ['keep my mind sharp at 71, my sister has dementia', 'keep-my-mind-sharp', 'health', undefined],
  // wishes no booklet covers
  ['build a treehouse for my kids by summer', 'build-something-big', 'hobby', '2027-06-01'],
  ['learn to juggle five balls', 'juggling-and-circus', 'hobby', undefined],
  ['stop biting my nails', 'stop-nail-biting', 'personal', undefined],
  ['I want to be a millionaire by 30', 'invest-regularly', 'financial', undefined],
  ['get my knee strong enough for the stairs again by february', 'knee-or-joint-pain', 'health', '2027-02-28'],
  ['adopt a rescue dog by spring', 'reactive-or-rescue-dog', 'relationship', '2027-03-01'],
  ['host a dinner for 8 people next weekend', 'host-dinners', 'relationship', '2026-11-29'],
  ['i want 2 win my tennis tournament b4 the summer holidays', 'tennis-and-racket-sports', 'hobby', '2027-07-19'],
  ["My new year's resolution is to become a morning person", 'morning-routine', 'personal', undefined],
  ['get 1000 subscribers on youtube by end of 2027', 'youtube-channel', 'hobby', '2027-12-31'],
  ['have a baby in the next two years', 'fertility', 'health', '2028-11-21'],
  // odd days and places
  ['run 5k this year', 'run-5k', 'health', '2026-12-31', '2026-12-31'],
  ['get a new job by the end of january', 'new-job', 'profession', '2027-01-31', '2026-12-31'],
  ['learn french in 2 months', 'learn-language', 'personal', '2027-02-28', '2026-12-31'],
  ['save $1000 in a year', 'emergency-fund', 'financial', '2029-02-28', '2028-02-29'],
  ['quit smoking by 29 Feb', 'quit-smoking', 'health', '2026-02-28', '2026-02-28'],
  ['learn german by next february', 'learn-language', 'personal', '2028-02-29', '2027-02-28'],
  ['read 12 books before christmas', 'read-more', 'hobby', '2027-12-24', '2026-12-25'],
  ['get fit by summer', 'start-exercising', 'health', '2026-12-01', testDay, 'Australia/Sydney'],
  ['finish the marathon training by friday', 'run-marathon', 'health', '2026-11-27'],
  ['I have 6 weeks to learn to bake sourdough', 'bake-sourdough', 'hobby', '2027-01-02'],
  ['start a 30-day yoga challenge', 'yoga-practice', 'health', '2026-12-21'],
  ['In half a year I want to speak basic Japanese', 'learn-language', 'personal', '2027-05-21'],
  ['become debt-free within a year and a half', 'pay-off-debt', 'financial', '2028-05-21'],
  ['climb mont blanc in mid July', 'climb-mountain', 'hobby', '2027-07-15'],
];

describe('reading a wish', () => {
  it.each(wishes)('reads "%s"', (text, kind, category, targetDate, today = testDay, timeZone = 'Europe/London') => {
    const wish = readMessage({ text, today, timeZone }).wish;
    expect({ intent: wish.intent, kind: wish.kind, category: wish.category, targetDate: wish.targetDate }).toEqual({
      intent: 'goal',
      kind,
      category,
      targetDate,
    });
  });

  it('knows at least sixty sentences', () => expect(wishes.length).toBeGreaterThanOrEqual(60));

  it.each([
    ['Pacific/Pago_Pago', '2026-12-30', '2027-03-30'],
    ['UTC', '2026-12-31', '2027-03-31'],
    ['Pacific/Kiritimati', '2027-01-01', '2027-04-01'],
  ])('counts from the day it is in %s', (timeZone, today, inThreeMonths) => {
    const instant = new Date('2026-12-31T10:30:00Z');
    expect(dayIn(timeZone, instant)).toBe(today);
    const read = (text: string) => readMessage({ text, today, timeZone }).wish.targetDate;
    expect(read('get a new job within 3 months')).toBe(inThreeMonths);
    expect(read('read 24 books this year')).toBe(`${today.slice(0, 4)}-12-31`);
    expect(read('quit smoking tomorrow')).toBe(addDays(today, 1));
  });

  it.each([
    ['I want to get a new job within 3 months', 'Get a new job'],
    ['i wanna loose 10 kilos by next june pls', 'Lose 10 kilos'],
    ['Hi coach! My dream has always been to run a marathon in 2027.', 'Run a marathon'],
    ['Please create a roadmap for my new goal: "Learn the guitar"', 'Learn the guitar'],
    ['My library books are due in March', 'My library books'],
    ['learn spanish in 6 months', 'Learn Spanish'],
    ['LOSE 20 POUNDS BEFORE MY WEDDING', 'Lose 20 pounds before my wedding'],
    ['I lead a support team and want to be a product designer by next June.', 'Be a product designer'],
    ['I want to save €5,000 because my car is old', 'Save €5,000'],
    ['Within a year I want to write a novel, I have 4 hours a week', 'Write a novel'],
    ['new job', 'New job'],
    ["I'm sick of my job", 'Find a new job'],
    ['My mum is ill and I want to spend more time with her', 'Spend more time with my mum'],
    ['My brother moved away, and I want to write to him', 'Write to my brother'],
    ['I want to learn Latin with her', 'Learn Latin with her'],
    ['My dad is old and I want to learn her language', 'Learn her language'],
  ])('takes the title from "%s"', (text, title) => {
    expect(readMessage({ text, today: testDay, timeZone: 'UTC' }).wish.title).toBe(title);
  });

  it('keeps long wishes to a title that ends with a word', () => {
    const { title = '' } = readMessage({
      text: `I want to ${'learn everything about medieval bridges '.repeat(20)}`,
      today: testDay,
      timeZone: 'UTC',
    }).wish;
    expect(title.length).toBeLessThanOrEqual(80);
    expect(title).toMatch(/^Learn everything.*\w$/);
  });

  it.each([
    ['lose 10 kg by June', [{ amount: 10, unit: 'kg', noun: 'weight', role: 'total' }]],
    ['lose ten kilos', [{ amount: 10, unit: 'kg', noun: 'weight', role: 'total' }]],
    ['get down to 70kg', [{ amount: 70, unit: 'kg', noun: 'weight', role: 'mark' }]],
    ['read 24 books this year', [{ amount: 24, unit: '', noun: 'books', role: 'total' }]],
    ['put together 400,000 naira for a machine', [{ amount: 400_000, unit: 'naira', noun: 'money', role: 'total' }]],
    ['save €5,000 in 10 months', [{ amount: 5000, unit: '€', noun: 'money', role: 'total' }]],
    ['save 10k for a car', [{ amount: 10_000, unit: 'money', noun: 'money', role: 'total' }]],
    ['pay off 3.500 euros of debt', [{ amount: 3500, unit: '€', noun: 'money', role: 'total' }]],
    ['meditate 30 minutes a day', [{ amount: 30, unit: 'min', noun: 'time', per: 'day', role: 'rate' }]],
    [
      'run 5k in 25 minutes',
      [
        { amount: 5, unit: 'km', noun: 'distance', role: 'total' },
        { amount: 25, unit: 'min', noun: 'time', role: 'mark' },
      ],
    ],
    ['make 3 new friends', [{ amount: 3, unit: '', noun: 'new friends', role: 'total' }]],
    ['lose 5 more kg', [{ amount: 5, unit: 'kg', noun: 'weight', role: 'total' }]],
    ['lose 2.5 stone', [{ amount: 2.5, unit: 'stone', noun: 'weight', role: 'total' }]],
    [
      'gain weight from 52 to 58 kg',
      [
        { amount: 52, unit: 'kg', noun: 'weight', role: 'present' },
        { amount: 58, unit: 'kg', noun: 'weight', role: 'mark' },
      ],
    ],
    [
      'go from 5 km on a good day to 21.1 km',
      [
        { amount: 5, unit: 'km', noun: 'distance', role: 'present' },
        { amount: 21.1, unit: 'km', noun: 'distance', role: 'total' },
      ],
    ],
    [
      'gain weight from 52 kg now up to 58 kg',
      [
        { amount: 52, unit: 'kg', noun: 'weight', role: 'present' },
        { amount: 58, unit: 'kg', noun: 'weight', role: 'mark' },
      ],
    ],
    [
      'grow the shop from about $400 a month to $2000 a month',
      [
        { amount: 400, unit: '$', noun: 'money', per: 'month', role: 'present' },
        { amount: 2000, unit: '$', noun: 'money', per: 'month', role: 'rate' },
      ],
    ],
    ['go from two cigarettes on weekdays to none', [{ amount: 2, unit: '', noun: 'cigarettes', role: 'present' }]],
    [
      'grow my shop from 10 orders a month to 40',
      [{ amount: 10, unit: '', noun: 'orders', per: 'month', role: 'present' }],
    ],
    [
      'cut down from 20 cigarettes a day to 5',
      [{ amount: 20, unit: '', noun: 'cigarettes', per: 'day', role: 'rate' }],
    ],
    [
      'grow from 3 pupils on a few afternoons to ten pupils',
      [
        { amount: 3, unit: '', noun: 'pupils', role: 'present' },
        { amount: 10, unit: '', noun: 'pupils', role: 'total' },
      ],
    ],
    ['put aside 4 grand for the roof', [{ amount: 4000, unit: 'money', noun: 'money', role: 'total' }]],
    ['earn £9,000 more', [{ amount: 9000, unit: '£', noun: 'money', role: 'total' }]],
    ['learn french in 3 months', []],
    ['go to the gym 3 times a week', []],
    ['get my grandad’s 1998 Civic back on the road', []],
  ])('finds the amounts in "%s"', (text, quantities) => {
    expect(readMessage({ text, today: testDay, timeZone: 'UTC' }).wish.quantities).toEqual(quantities);
  });

  it('takes any words for a goal when the page asked for one, except words of crisis', () => {
    const read = (text: string) => readMessage({ text, today: testDay, timeZone: 'UTC', isGoal: true }).wish;
    expect(read('Ich möchte Spanisch lernen')).toMatchObject({
      intent: 'goal',
      title: 'Ich möchte Spanisch lernen',
      category: 'personal',
    });
    expect(read('how do I lose 5 kg by June?')).toMatchObject({
      intent: 'goal',
      kind: 'lose-weight',
      targetDate: '2027-06-30',
    });
    expect(read('I want to end my life').intent).toBe('crisis');
  });

  it.each([
    ['I want a raise and to learn guitar', 'Get a raise', 'pay-rise', ['Learn guitar']],
    ['I want to lose weight and I want to learn Spanish', 'Lose weight', 'lose-weight', ['Learn Spanish']],
    ['I want to run a marathon and also to save €5,000', 'Run a marathon', 'run-marathon', ['Save €5,000']],
    [
      'I want to learn Portuguese, and I also want to cook two Thai dinners for her',
      'Learn Portuguese',
      'learn-language',
      ['Cook two Thai dinners for her'],
    ],
    ['I want to lose 10 kg and to keep it off', 'Lose 10 kg and to keep it off', 'lose-weight', undefined],
    ['I work in sales and I want to learn Spanish', 'Learn Spanish', 'learn-language', undefined],
    ['I want to learn Spanish and salsa', 'Learn Spanish and salsa', 'learn-dance', undefined],
  ])('takes the first of two wishes: "%s"', (text, title, kind, others) => {
    const wish = readMessage({ text, today: testDay, timeZone: 'UTC' }).wish;
    expect({ title: wish.title, kind: wish.kind, others: wish.others }).toEqual({ title, kind, others });
  });

  it.each([
    ['Run a marathon yesterday', 'Run a marathon', 'yesterday'],
    ['I want to run a marathon by June 2020', 'Run a marathon', 'by June 2020'],
    ['Learn Spanish two weeks ago', 'Learn Spanish', 'two weeks ago'],
    ['quit smoking last year', 'Quit smoking', 'last year'],
    ['I want to run like 3 years ago', 'Run like 3 years ago', undefined],
    ['I want to be fitter than last year', 'Be fitter than last year', undefined],
    ['I want to finish the book I started last year', 'Finish the book I started last year', undefined],
    ['I want to run a marathon by June 2028', 'Run a marathon', undefined],
  ])('tells whether the day of "%s" has passed', (text, title, passed) => {
    const wish = readMessage({ text, today: testDay, timeZone: 'UTC' }).wish;
    expect({ title: wish.title, passed: wish.passed }).toEqual({ title, passed });
  });

  it('takes no past date for a deadline', () => {
    for (const text of [
      'I want to lose the 5 kg I gained in 2019',
      'I have smoked for 10 years and want to quit',
      'I want to run like 3 years ago',
    ]) {
      expect(readMessage({ text, today: testDay, timeZone: 'UTC' }).wish.targetDate).toBeUndefined();
    }
  });

  it('prefers the deadline to a date in passing', () => {
    const text = 'I have an interview on Monday and want a new job by the end of February';
    expect(readMessage({ text, today: testDay, timeZone: 'UTC' }).wish.targetDate).toBe('2027-02-28');
  });

  it('tells a beginner from someone who returns', () => {
    const level = (text: string) => readMessage({ text, today: testDay, timeZone: 'UTC' }).wish.level;
    expect(level('learn the piano from scratch')).toBe('beginner');
    expect(level('I want to get back to running')).toBe('intermediate');
    expect(level('learn the piano')).toBeUndefined();
    expect(level('improve my French')).toBe('intermediate');
    expect(level('improve my mental health')).toBeUndefined();
    expect(level('play the piano again')).toBe('intermediate');
    expect(level('start running again after my injury')).toBe('intermediate');
    expect(level('paint the house again')).toBeUndefined();
    expect(level('have the kids home for dinner again')).toBeUndefined();
    expect(level('learn 5 songs again and again')).toBeUndefined();
  });

  it('reads no text of 4,000 characters longer than twice an ordinary one', () => {
    const walls = [
      'a '.repeat(2000),
      '1 '.repeat(2000),
      'very '.repeat(800),
      'by the end of '.repeat(280),
      '"'.repeat(4000),
      'I want to '.repeat(400),
      'aaaa'.repeat(1000),
      '10 to '.repeat(660),
      ' '.repeat(4000),
      'thanks '.repeat(570),
      '.,;:'.repeat(1000),
    ];
    const timeFor = (text: string) =>
      processorMs(() => {
        readMessage({ text, today: testDay, timeZone: 'UTC' });
        draftRoadmap({ title: 'Write a book', description: text, targetDate: null, today: testDay, timeZone: 'UTC' });
      });
    const usual = 'I want to play the piano for my family by next summer. I have two evenings a week. '.repeat(50);
    const most = 2 * timeFor(usual.slice(0, 4000));
    const slow = [...walls, ...walls.map((wall) => `I want to ${wall}`.slice(0, 4000))].filter(
      (text) => timeFor(text) > most,
    );
    expect(slow).toEqual([]);
  });
});

describe('a date outside the calendar, or of no calendar', () => {
  it.each([
    'Learn the tuba by 0000-01-01',
    'Learn the tuba by 9999',
    'Learn the tuba by 9999-12-31',
    'Learn the tuba by 2326',
    'Learn the tuba by 1 January 2326',
    'Learn the tuba by January 1, 2326',
    'Learn the tuba by spring 2326',
    'Learn the tuba by Christmas 2326',
    'Learn the tuba by Q2 2326',
    'Learn the tuba by 2026-02-30',
    'Learn the tuba by 2027-13-45',
  ])('makes none: %s', (text) => {
    const { title, targetDate, passed } = readMessage({ text, today: '2026-01-10', timeZone: 'Europe/London' }).wish;
    expect({ title, targetDate, passed }).toEqual({ title: text });
    const goal = { title: text, description: text, targetDate: null, today: '2026-01-10', timeZone: 'Europe/London' };
    for (const { dueDate } of draftRoadmap(goal).milestones) expect(dueDate).toBeNull();
  });
  it.each([
    ['Save by Christmas 5000 euros', '2026-12-25'],
    ['Learn the tuba by 30 February 2027', '2027-02-28'],
    ['Learn the tuba by 2027-28', '2027-12-31'],
  ])('%s still means %s', (text, targetDate) => {
    expect(readMessage({ text, today: '2026-01-10', timeZone: 'Europe/London' }).wish).toMatchObject({ targetDate });
  });
  it('ends with the calendar', () => {
    const near = { today: '2199-12-01', timeZone: 'UTC' };
    expect(readMessage({ text: 'Learn the tuba within 4 weeks', ...near }).wish.targetDate).toBe('2199-12-29');
    expect(readMessage({ text: 'Learn the tuba within 8 weeks', ...near }).wish.targetDate).toBeUndefined();
  });
});

describe('a wish with a remark beside it', () => {
  it.each([
    ['Menopause is eating my sleep. I want a plan that works.', 'menopause', 'Get through the menopause well'],
    [
      "I haven't filed taxes for three years. I want to be all caught up",
      'overdue-tax-returns',
      'Catch up with overdue tax returns',
    ],
    ['ballet. adult beginner. welder', 'learn-a-stage-dance', 'Ballet'],
  ])('is of the kind that both name: "%s"', (text, kind, title) => {
    const { wish } = readMessage({ text, today: testDay, timeZone: 'Europe/London', isGoal: true });
    expect(wish).toMatchObject({ kind, title: expect.stringContaining(title) });
  });
});

describe('a story', () => {
  const piano = `The piano came with the flat. My neighbour says nobody has touched it since 2011, and two keys stick. I had lessons
as a boy and hated the scales. Now I sit there after supper and pick out the tunes my mother sang, with one finger, and the dog
listens. I can do Mondays and Thursdays. What I want is to get both hands to it by my birthday in May.`;
  const debt = `We have two children and one salary since January. The cards are at the limit and the minimum payments eat
whatever is left, and last month I paid the gas with the overdraft. I opened a letter about interest and had to sit on the stairs.
My brother went bankrupt and nobody spoke of it. I need to get out of this.`;
  const sleep = `I lie awake until two. I have tried warm milk, no screens, a new pillow and counting back from a thousand in
sevens. At work I nod off over the forms, and on Friday I missed my stop on the train. My sister takes tablets and I would rather
not. I only want to be rested when the alarm goes off.`;
  const deposit = `I was out of the flat in Headingley on the last of August and the agent keeps all £850 for a scratch on the hob that was
there when I came. I work nights in a bakery, so I sleep when they have their office hours. My cousin has the check-in photos.
Nobody ever told me about a scheme. I want the money back by the end of January because the new landlord wants two months.`;
  it.each([
    [
      'is not taken for a kind that only one of its remarks names',
      deposit,
      'Get the money back',
      'rental-deposit-back',
    ],
    ['gets its kind from all its sentences where the wish points back', piano, 'Learn the piano', 'learn-instrument'],
    ['is about what most of its rare words say', debt, 'Get out of my overdraft', 'out-of-overdraft'],
    ['keeps the words of its wish as the title', sleep, 'Be rested when the alarm goes off', 'sleep-better'],
  ])('%s', (_, text, title, kind) => {
    const { wish } = readMessage({ text, today: testDay, timeZone: 'Europe/London', isGoal: true });
    expect({ title: wish.title, kind: wish.kind }).toEqual({ title, kind });
  });
});
