import type { Local } from './kind.ts';

// What each country calls its offices, forms and tests for licences, papers, rights and homes, for the steps of several kinds.

export const carLicenceHere: Local = {
  GB: 'For a car in Britain: order the provisional licence on GOV.UK, then book theory and practical test there, with the DVSA itself. No first-aid course is asked for, and you read a number plate instead of bringing an eye test.',
  IE: 'For a car in Ireland: pass the theory test, then get the learner permit from the NDLS. Twelve EDT lessons and six months with the permit come before the RSA driving test.',
  US: 'For a car in the United States: the DMV of your state issues the learner’s permit after a knowledge and eye test. Bring proof of identity, Social Security number and address; under 18 most states want a course and logged hours.',
  CA: 'For a car in Canada: Ontario has G1, G2 and G at DriveTest, British Columbia the learner, novice and full licence of ICBC, and other provinces two or three stages as well.',
  AU: 'For a car in Australia: the learner permit comes after a knowledge test, then logbook hours and a hazard test lead to the P plates. Service NSW, VicRoads, Transport Queensland and the offices of other states set the hours.',
  NZ: 'For a car in New Zealand: the stages are learner, restricted and full, booked at an AA or VTNZ centre. The theory is the official Road Code.',
  IN: 'For a car in India: apply for the learner’s licence on the Sarathi portal of Parivahan and sit its test. The driving test at the RTO follows after 30 days and within six months.',
  ZA: 'For a car in South Africa: book the learner’s licence test at a DLTC or on the NaTIS site, and learn K53. The driving test comes while the learner’s licence is valid, which is two years.',
  NG: 'For a car in Nigeria: an accredited driving school gives the certificate, the VIO tests you, and the FRSC issues the licence.',
  KE: 'For a car in Kenya: a driving school gets you the provisional licence from the NTSA, which also tests you and issues the smart licence.',
  PH: 'For a car in the Philippines: the LTO gives the student permit after a theoretical course of 15 hours, and the licence after a practical course and both tests.',
  SG: 'For a car in Singapore: BTT, provisional licence, FTT and practical test are booked through BBDC, CDC or SSDC.',
  DE: 'For a car in Germany: eye test, first-aid course and photo go to the Führerscheinstelle with the application, and a Fahrschule enters you for both tests.',
  PL: 'For a car in Poland: a doctor’s certificate and the PKK number from the starostwo come first. Then an OSK gives 30 hours of theory and 30 of driving, and both exams are at the WORD.',
  JM: 'For a car in Jamaica: you need a TRN and the learner’s permit, paid through Tax Administration Jamaica. The Island Traffic Authority gives the tests at its depots: theory, yard and road. Ask your depot for papers and fees of today.',
  GH: 'For a car in Ghana: the DVLA gives the learner’s licence after an eye test. The theory test on a computer and the driving test follow at the same authority.',
};

export const movedTestHere: Local = {
  GB: 'In Britain a driving test can be moved without cost until ten full working days before, on GOV.UK.',
};

export const theoryValidHere: Local = {
  GB: 'In Britain a theory pass is valid for two years.',
  IE: 'In Ireland a theory pass is valid for two years, and the learner permit must be applied for within them.',
  DE: 'In Germany a theory pass is valid for one year.',
};

export const theoryTestHere: Local = {
  GB: 'In Britain: 43 of 50 questions must be right, and 44 of 75 points in the hazard clips. The official practice is the DVSA’s, and the test is booked on GOV.UK with the provisional licence.',
  IE: 'In Ireland: 35 of 40 questions must be right. The test is booked at theorytest.ie.',
  US: 'In the United States: everything asked stands in the driver handbook of your state, which the DMV gives away online with sample questions.',
  CA: 'In Canada: in Ontario the G1 test has 20 questions on signs and 20 on rules, with 16 right in each. Other provinces have their own handbook.',
  AU: 'In Australia: the knowledge test comes from the handbook of your state, which has a free practice test. The hazard perception test is a separate one, later.',
  NZ: 'In New Zealand: the questions come from the official Road Code, and 32 of 35 must be right for the learner licence.',
  IN: 'In India: the test at the RTO or online asks for traffic signs and rules.',
  ZA: 'In South Africa: the learner’s test has three parts, for rules, signs and controls, and each has its own pass mark.',
  PH: 'In the Philippines: the LTO’s own reviewer has the questions.',
  PL: 'In Poland: the exam at the WORD has 32 questions, and 68 of 74 points must be reached.',
  JM: 'In Jamaica: the questions come from the road code, and the examination depot tells the pass mark.',
  KE: 'In Kenya: the theory covers road signs, rules and the model town board, and the NTSA gives the test.',
  NG: 'In Nigeria: the VIO asks for signs, rules and the Highway Code of the FRSC.',
  DE: 'In Germany: 30 questions, and at most ten points of faults, where two faults with five points also fail you.',
};

export const movedTheoryTestHere: Local = {
  GB: 'In Britain three full working days before the theory test moving it costs nothing.',
};

export const motorbikeHere: Local = {
  GB: 'In Britain: with the provisional licence you do the CBT, then theory, then Module 1 and Module 2. AM is from 16, A1 from 17, A2 from 19, and A from 24, or from 21 after two years of A2.',
  IE: 'In Ireland: theory test, learner permit and the IBT course come before the RSA test.',
  US: 'In the United States: most states waive the riding test after the MSF Basic RiderCourse; the DMV adds class M to your license.',
  CA: 'In Canada: the province decides; in Ontario the stages are M1, M2 and M.',
  AU: 'In Australia: a pre-learner course comes before the learner permit in most states, and then only bikes of the LAMS list count.',
  NZ: 'In New Zealand: basic handling skills test, then learner, restricted and full licence in class 6, on LAMS bikes at first.',
  IN: 'In India: choose motorcycle with gear (MCWG) for the learner’s licence on Sarathi; the riding test at the RTO follows after 30 days.',
  ZA: 'In South Africa: the learner’s licence is code 1, with A1 up to 125 cc and A for larger bikes. Book the K53 riding test at a DLTC.',
  KE: 'In Kenya: class A2 is for your own motorcycle and A3 for carrying passengers or parcels. An NTSA-registered school books the test.',
  PH: 'In the Philippines: a motorcycle is DL code A. The student permit must be a month old, and a practical course comes before the LTO test.',
  NG: 'In Nigeria: the FRSC licence has a class of its own for motorcycles; a driving school and the VIO come before it.',
  DE: 'In Germany: A1 is from 16, A2 from 18 and A from 24, or after two years of A2 with a short practical test only.',
  PL: 'In Poland: A1 is from 16, A2 from 18 and A from 24, or from 20 after two years of A2. The course has 20 hours of riding, and the WORD tests slalom and traffic.',
};

export const ridingStagesHere: Local = {
  GB: 'In Britain a CBT certificate and a theory pass last two years each, and Module 1 must be passed before Module 2.',
};

export const heavyLicenceHere: Local = {
  GB: 'In Britain: a doctor fills in form D4, and it goes to the DVLA with form D2 for the provisional entitlement: C1 or C for lorries, D1 or D for buses.',
  IE: 'In Ireland: the medical report D501 goes to the NDLS with the application, after the theory test for trucks or buses.',
  US: 'In the United States: a medical examiner of the FMCSA registry gives the DOT card, and the DMV issues the commercial learner’s permit (CLP) after the knowledge tests. Register with the Drug and Alcohol Clearinghouse.',
  CA: 'In Canada: the medical form of your province comes first. Tractor-trailers are class 1, in Ontario class A, and air brakes need an endorsement.',
  AU: 'In Australia: the classes run LR, MR, HR, HC and MC, each held for a time before the next. Bus work needs a driver authority of the state.',
  NZ: 'In New Zealand: class 2 comes first, then 4 or 5; passengers need a P endorsement.',
  IN: 'In India: the medical certificate is Form 1A, and the transport licence is applied for on the Sarathi portal of Parivahan.',
  ZA: 'In South Africa: codes C1, C and EC were once called 10 and 14. A PrDP, with medical and police clearance, is needed to drive for pay.',
};

export const heavyCertificateHere: Local = {
  GB: 'In Britain the Driver CPC has four modules: theory, case studies, driving test and practical demonstration, then 35 hours of training in every five years. The tachograph card comes from the DVLA.',
  IE: 'In Ireland the Driver CPC is run by the RSA, with seven hours of training each year. The tachograph card comes from the RSA too.',
  US: 'In the United States: training by a school of the Training Provider Registry (ELDT) comes before the CDL skills test. Buses need the P endorsement, school buses S as well.',
  CA: 'In Canada: most provinces ask for mandatory entry-level training (MELT) before the class 1 test.',
  AU: 'In Australia: drivers of heavy vehicles keep a work diary for the NHVR on longer trips.',
  NZ: 'In New Zealand: drivers keep a logbook of work time under the rules of NZTA Waka Kotahi.',
};

export const exchangeLicenceHere: Local = {
  GB: 'In Britain: GOV.UK says by country whether you exchange with form D1 or pass both tests. Most people may drive on the old licence for 12 months.',
  IE: 'In Ireland: the NDLS lists the countries whose licence can be exchanged; all others begin with the theory test.',
  US: 'In the United States: the DMV of your state decides, and most states ask people from abroad for the knowledge, eye and road test.',
  CA: 'In Canada: the province decides; bring a driving record from home, for it can spare the waiting time between stages.',
  AU: 'In Australia: recognised countries swap without a test, all others sit the tests of the state.',
  NZ: 'In New Zealand: you may drive on the old licence for a limited time; NZTA Waka Kotahi lists the countries that need no test.',
};

export const taxiHere: Local = {
  GB: 'In Britain: the council issues the licence for drivers and cars, in London it is TfL. Expect an enhanced DBS check and a group 2 medical.',
  IE: 'In Ireland: the National Transport Authority issues the SPSV licence after a knowledge test and Garda vetting.',
  US: 'In the United States: the city or state licenses taxi drivers, in New York the TLC; ride apps check license, record and car themselves.',
  AU: 'In Australia: the state gives the driver authority, with police check and medical.',
  NZ: 'In New Zealand: you need a P endorsement from NZTA Waka Kotahi, with a fit and proper check.',
  ZA: 'In South Africa: you need a PrDP for passengers, and the car an operating licence.',
};

export const carTestHere: Local = {
  GB: 'In Britain: the MOT history on GOV.UK shows date and old advisories. It can be done up to a month less a day early and keep its date.',
  IE: 'In Ireland: book the NCT early, for slots run out; a retest is due within 30 days.',
  NZ: 'In New Zealand: the warrant of fitness (WoF) is done at VTNZ or a garage.',
  US: 'In the United States: the state decides whether there is a safety inspection or only a smog test.',
  AU: 'In Australia: New South Wales has the pink slip each year, other states a roadworthy check mainly at a sale.',
  DE: 'In Germany: the HU is done by TÜV, DEKRA, GTÜ or KÜS.',
};

export const citizenshipHere: Local = {
  GB: 'In Britain: most people apply with form AN on GOV.UK, with the Life in the UK test, proof of English and two referees. A ceremony ends it.',
  IE: 'In Ireland: the application goes online to Immigration Service Delivery, with proof of reckonable residence for each year. A ceremony ends it.',
  US: 'In the United States: file form N-400 in a USCIS account. Biometrics, the interview with English and civics, and the oath follow; fee waivers exist.',
  CA: 'In Canada: you need 1,095 days there within five years, taxes filed, and from 18 to 54 language proof and the test from Discover Canada.',
  AU: 'In Australia: apply in ImmiAccount for citizenship by conferral, after four years of lawful residence with one as a permanent resident. The test comes from Our Common Bond.',
  NZ: 'In New Zealand: apply to the Department of Internal Affairs after five years of residence, with enough days there in each of them.',
  DE: 'In Germany: the Einbürgerungsbehörde of your town decides, with German at B1 and the Einbürgerungstest.',
};

export const civicsTestHere: Local = {
  GB: 'In Britain: the book is Life in the United Kingdom, A Guide for New Residents. The test has 24 questions in 45 minutes, 18 must be right, and it is booked only on GOV.UK.',
  US: 'In the United States: the officer asks the civics questions at the interview. In the newest version 12 of 20 must be right, out of 128; USCIS says which version is yours and has flash cards.',
  CA: 'In Canada: the only book is Discover Canada, free at canada.ca. The test has 20 questions, 15 must be right, and the department sends the invitation.',
  AU: 'In Australia: the book is Our Common Bond. The test has 20 questions, 15 must be right, among them all five on values.',
  DE: 'In Germany: the test draws 33 questions from a public list of the BAMF, and 17 must be right.',
};

export const residenceHere: Local = {
  GB: 'In Britain: settlement is called indefinite leave to remain; SET(M) is for partners, SET(O) for most work routes, and the EU Settlement Scheme costs nothing.',
  IE: 'In Ireland: Stamp 4 and long-term residency are decided by Immigration Service Delivery, which also issues the IRP card.',
  US: 'In the United States: form I-485 is for the first green card, I-90 renews or replaces a ten-year card, and I-751 lifts the conditions of a two-year one. All are filed with USCIS, whose receipt extends the card.',
  CA: 'In Canada: the PR card is renewed online with IRCC, and 730 days there within five years keep the status.',
  AU: 'In Australia: employer nomination is subclass 186, points-tested work subclass 189 or 190, partners 820 and 801. File in ImmiAccount, and ask only a registered migration agent (MARA) or lawyer.',
  NZ: 'In New Zealand: a resident visa comes first, and after two years most people can get the permanent resident visa from Immigration New Zealand.',
  DE: 'In Germany: the Ausländerbehörde issues the Niederlassungserlaubnis, with pension contributions, German and the test Leben in Deutschland.',
};

export const passportHere: Local = {
  GB: 'In Britain: apply on GOV.UK to HM Passport Office with a digital photo; a first adult passport needs somebody to confirm your identity. Post offices offer Check and Send.',
  IE: 'In Ireland: Passport Online is the quickest way. Citizens by a grandparent first enter the Foreign Births Register.',
  US: 'In the United States: a first passport needs form DS-11 in person, for example at a post office; renewals go by DS-82 or online at travel.state.gov.',
  CA: 'In Canada: a first passport needs a guarantor; applications go by post, online for some renewals, or to Service Canada.',
  AU: 'In Australia: fill in the form at passports.gov.au and lodge it at an Australia Post outlet.',
  NZ: 'In New Zealand: apply online with RealMe at the Department of Internal Affairs.',
  IN: 'In India: fill in the form on the Passport Seva portal, book the Passport Seva Kendra, and expect police verification.',
  ZA: 'In South Africa: book on eHomeAffairs, at a branch of Home Affairs or one of the banks that take part.',
  NG: 'In Nigeria: apply on the portal of the Nigeria Immigration Service; your NIN and birth certificate must match.',
  KE: 'In Kenya: apply on eCitizen and bring the printed form to an immigration office.',
  PH: 'In the Philippines: book an appointment with the DFA online, and bring the PSA birth certificate.',
  DE: 'In Germany: apply in person at the Bürgeramt with the old document and a digital photo; the express passport takes a few working days.',
  SG: 'In Singapore: apply online with the ICA and collect it with the letter.',
  PL: 'In Poland: apply in person at any passport office of the voivode, with photo and fee receipt; for a child both parents agree.',
  JM: 'In Jamaica: apply to PICA; a justice of the peace or another listed person certifies photo and form.',
  GH: 'In Ghana: fill in the form of the Passport Office online, pay, and bring your Ghana Card to the centre you booked.',
};

export const nameChangeHere: Local = {
  GB: 'In Britain: after a wedding the certificate is enough; otherwise a deed poll, which you can write yourself and have two people witness.',
  IE: 'In Ireland: after a wedding the certificate is enough; otherwise a deed poll, which some offices want enrolled in the High Court.',
  US: 'In the United States: after a wedding the certificate is enough; otherwise the court of your county decides. Then Social Security (form SS-5) comes first, the DMV second.',
  CA: 'In Canada: after a wedding most provinces let you simply use the name, but Quebec does not; otherwise vital statistics of the province decides.',
  AU: 'In Australia: after a wedding the official certificate is enough; otherwise Births, Deaths and Marriages of the state registers the change.',
  NZ: 'In New Zealand: the Department of Internal Affairs registers the change; after a wedding the certificate is enough.',
  IN: 'In India: an affidavit, a newspaper notice and the gazette are the usual three parts.',
};

export const certificatesHere: Local = {
  GB: 'In England and Wales the General Register Office (GRO) sends certificates, in Scotland ScotlandsPeople and the registrars.',
  IE: 'In Ireland: order at certificates.ie or at a civil registration office.',
  US: 'In the United States: the vital records office of the state of the event sends certified copies; the CDC lists their addresses.',
  CA: 'In Canada: vital statistics of the province sends them, in Ontario ServiceOntario.',
  AU: 'In Australia: Births, Deaths and Marriages of the state sends them.',
  NZ: 'In New Zealand: the Department of Internal Affairs sends them online.',
  IN: 'In India: the municipality or the panchayat of the place issues them, often on the CRS portal.',
  ZA: 'In South Africa: Home Affairs issues them; for use abroad ask for the unabridged one.',
  NG: 'In Nigeria: the National Population Commission issues birth certificates and attestations.',
  KE: 'In Kenya: apply for certificates on eCitizen.',
  PH: 'In the Philippines: the PSA delivers certificates ordered online.',
  DE: 'In Germany: the Standesamt of the place sends Urkunden, the international form too.',
  PL: 'In Poland: any civil registry office (USC) gives the odpis, also through gov.pl with a trusted profile.',
  JM: 'In Jamaica: the Registrar General’s Department (RGD) sends certificates that are ordered online.',
  GH: 'In Ghana: the Births and Deaths Registry issues certified copies.',
};

export const ownRecordHere: Local = {
  GB: 'In Britain: a basic check shows what is unspent (DBS, in Scotland Disclosure Scotland), and the charity Nacro explains when an entry is spent.',
  IE: 'In Ireland: ask for your own Garda record with a data request; the Spent Convictions Act covers many small offences.',
  US: 'In the United States: order your record from the state police or the court, and ask legal aid about an expungement clinic, for each state has its own rule.',
  CA: 'In Canada: the record suspension of the Parole Board of Canada is the way, after a waiting time; you can file it without a paid firm.',
  AU: 'In Australia: order a National Police Check; spent convictions differ by state.',
  NZ: 'In New Zealand: the clean slate scheme hides small entries after seven years, and you order your record from the Ministry of Justice.',
  ZA: 'In South Africa: apply to the Department of Justice for the expungement of an old small entry, with the clearance of the SAPS.',
};

export const councilHomeHere: Local = {
  GB: 'In Britain: apply to the housing register of your council, and ask housing associations too. Shelter explains the bands.',
  IE: 'In Ireland: apply to the local authority; with its approval you can use HAP for a private flat.',
  US: 'In the United States: apply to the public housing agency for housing and for the Housing Choice Voucher, on every list that is open.',
  CA: 'In Canada: the city or province keeps the list, and housing co-operatives keep their own.',
  AU: 'In Australia: apply to the housing register of the state, which also covers community housing.',
  NZ: 'In New Zealand: ring Work and Income, which puts people on the public housing register.',
};

export const noHomeHere: Local = {
  GB: 'In Britain: the council’s housing options team must take a homeless application, in Scotland at any hour. StreetLink and Shelter help to reach it.',
  IE: 'In Ireland: the local authority places people for the night, in Dublin through its freephone. Focus Ireland and Threshold help.',
  US: 'In the United States: dial 211 and ask for coordinated entry, which is the way to shelters and to housing.',
  CA: 'In Canada: dial 211 for a bed tonight and for the by-name list of your town.',
  AU: 'In Australia: Ask Izzy shows beds and meals near you; each state has a line for emergency housing.',
  NZ: 'In New Zealand: ring Work and Income about emergency housing, and ask the city mission.',
};

export const tenantsHere: Local = {
  GB: 'In Britain: deposits belong in a protection scheme, which settles disputes without a fee. Shelter and Citizens Advice help with repairs, rent and notices.',
  IE: 'In Ireland: the Residential Tenancies Board (RTB) settles disputes, and Threshold advises without a fee.',
  US: 'In the United States: the law of your state sets days for the deposit and the repairs. Legal aid (lawhelp.org) and tenants’ unions advise without a fee.',
  CA: 'In Canada: the province has its own board, such as the Landlord and Tenant Board in Ontario, the RTB in British Columbia and the TAL in Quebec.',
  AU: 'In Australia: the bond lies with the state’s bond authority, and the tribunal is NCAT, VCAT, QCAT or its like. Each state has a tenants’ union or advice service.',
  NZ: 'In New Zealand: the bond lies with Tenancy Services, and the Tenancy Tribunal decides. Citizens Advice Bureau helps without a fee.',
  ZA: 'In South Africa: the Rental Housing Tribunal of the province decides without a fee.',
  DE: 'In Germany: the deposit is three months’ cold rent at most, paid in three parts. Mieterverein and Verbraucherzentrale advise for a small fee.',
  KE: 'In Kenya: the Rent Restriction Tribunal decides about low rents; keep each M-Pesa receipt of rent and deposit.',
  PL: 'In Poland: an occasional lease (najem okazjonalny) needs a notary and an address to move to. The deposit comes back within a month of leaving.',
  GH: 'In Ghana: the Rent Control Department settles disputes, and the Rent Act allows six months of advance at most.',
  IN: 'In India: register an agreement of a year or more; many use eleven months. Deposits differ by town, and states have rent authorities.',
};

export const smallClaimsHere: Local = {
  GB: 'In England and Wales you claim online up to £10,000, in Scotland by simple procedure up to £5,000.',
  IE: 'In Ireland: the small claims procedure at courts.ie takes consumer and some business claims up to €2,000.',
  US: 'In the United States: the state sets the limit, and the self-help desk of the county court has the form.',
  CA: 'In Canada: the province sets the limit; in British Columbia small sums go to the online Civil Resolution Tribunal.',
  AU: 'In Australia: the tribunal of your state takes them, such as NCAT, VCAT or QCAT.',
  NZ: 'In New Zealand: the Disputes Tribunal takes them, without lawyers.',
  ZA: 'In South Africa: the Small Claims Court takes up to R20,000, without lawyers; the clerk helps with the letter of demand.',
  IN: 'In India: faulty goods and services go to the consumer commission, online through e-Jagriti; the helpline is 1915.',
};

export const planningHere: Local = {
  GB: 'In Britain: the Planning Portal shows what is permitted development, and building regulations approval is a matter of its own. A wall shared with neighbours needs a party wall notice in England and Wales.',
  IE: 'In Ireland: the local authority says whether it is exempted development; a Section 5 declaration puts it in writing.',
  US: 'In the United States: ask the city or county building department about zoning and permits, and the homeowners’ association where there is one.',
  CA: 'In Canada: ask the city about zoning and the building permit; in Ontario and elsewhere second units have rules of their own.',
  AU: 'In Australia: ask the council whether it is exempt or complying development or needs a development application (DA).',
  NZ: 'In New Zealand: ask the council about building consent and resource consent; canibuildit.govt.nz gives a first answer.',
  ZA: 'In South Africa: a draughtsman or architect registered with SACAP hands in building plans, which the municipality approves.',
  IN: 'In India: the municipality sanctions the plan, which an architect or licensed engineer draws.',
};

export const homeAdaptationHere: Local = {
  GB: 'In Britain: the council sends an occupational therapist. The Disabled Facilities Grant pays in England, Wales and Northern Ireland, and Care and Repair helps in Scotland and Wales.',
  IE: 'In Ireland: the local authority pays the Housing Adaptation Grant and the Mobility Aids Grant.',
  US: 'In the United States: the Area Agency on Aging, found through the Eldercare Locator, knows local programmes. Veterans ask the VA about its housing grants, and Medicaid waivers pay for some work.',
  CA: 'In Canada: provinces have programmes of their own, and the home accessibility tax credit covers part of the cost.',
  AU: 'In Australia: My Aged Care assesses people over 65, the NDIS younger ones.',
  NZ: 'In New Zealand: your doctor or the hospital refers to an occupational therapist, and Enable New Zealand pays for housing changes.',
};

export const dogPapersHere: Local = {
  GB: 'In Britain: a dog must have a microchip in your name, and in England a cat too. Northern Ireland also has a dog licence.',
  IE: 'In Ireland: a dog needs a microchip with a certificate, and a licence that post offices sell.',
  US: 'In the United States: the rabies vaccination comes first, then the licence of city or county.',
  CA: 'In Canada: most towns sell a yearly dog licence, and some want one for cats.',
  AU: 'In Australia: the microchip and the council’s registration are duties.',
  NZ: 'In New Zealand: a dog is registered with the council by three months of age and then has a microchip.',
  SG: 'In Singapore: a dog needs a licence and microchip through the PALS portal; HDB allows only listed breeds.',
};

export const charityHere: Local = {
  GB: 'In Britain: the Charity Commission registers in England and Wales, OSCR in Scotland, CCNI in Northern Ireland. A small group can be an association or a CIO.',
  IE: 'In Ireland: the Charities Regulator registers, and Revenue gives the tax exemption.',
  US: 'In the United States: file articles with the state, then form 1023 or 1023-EZ with the IRS for 501(c)(3) status.',
  CA: 'In Canada: incorporate federally or in the province, then apply to the CRA to be a registered charity.',
  AU: 'In Australia: register with the ACNC, and ask for DGR status if gifts shall be deductible.',
  NZ: 'In New Zealand: an incorporated society or trust registers with Charities Services.',
  IN: 'In India: trust, society or Section 8 company, then the registrations 12A and 80G.',
  ZA: 'In South Africa: register as an NPO with the Department of Social Development, and with SARS as a public benefit organisation.',
  NG: 'In Nigeria: register as Incorporated Trustees with the CAC.',
  KE: 'In Kenya: register with the Public Benefit Organizations authority, or as a community group.',
};

export const fineHere: Local = {
  GB: 'In Britain: a council’s penalty goes to the Traffic Penalty Tribunal or London Tribunals, a private one to POPLA or the IAS, and a police notice to the court.',
  IE: 'In Ireland: write to the body that issued it; who does not pay a fixed charge notice can explain it in court.',
  US: 'In the United States: the ticket names the court; ask the clerk about a hearing, traffic school or a payment plan.',
  CA: 'In Canada: the back of the ticket says how to ask for a trial or an early meeting with the prosecutor.',
  AU: 'In Australia: ask the state’s fines office for a review, or choose court.',
};

export const fishingHere: Local = {
  GB: 'In England and Wales anglers from 13 need a rod licence from GOV.UK, and everywhere the permission of the water; Scotland has no rod licence.',
  IE: 'In Ireland: salmon and sea trout need a state licence, other fishing mostly only a permit.',
  US: 'In the United States: the wildlife agency of your state sells the licence online.',
  CA: 'In Canada: the province sells the licence, and the federal office the one for tidal waters.',
  AU: 'In Australia: New South Wales, Victoria and some other states sell a fishing licence, others need none.',
  NZ: 'In New Zealand: trout and salmon need a Fish and Game licence; sea fishing needs none, but has limits.',
  DE: 'In Germany: the Fischereischein comes after an exam, and each water has its own Angelkarte.',
};

export const droneHere: Local = {
  GB: 'In Britain: the CAA issues the Flyer ID after an online test, and the Operator ID.',
  IE: 'In Ireland: register with the IAA and pass the A1/A3 test of the union’s rules.',
  US: 'In the United States: pass the free TRUST test, register from 250 g with the FAA, and get Part 107 for any paid work.',
  CA: 'In Canada: from 250 g you register and pass the basic or advanced exam of Transport Canada.',
  AU: 'In Australia: CASA explains the rules; paid work needs registration and an accreditation or licence.',
  NZ: 'In New Zealand: Part 101 of the CAA rules applies, with the consent of those you fly over.',
  IN: 'In India: the Digital Sky platform of the DGCA has zones and registration.',
  DE: 'In Germany: the LBA registers you and has the A1/A3 test.',
};

export const radioHere: Local = {
  GB: 'In Britain: the RSGB runs the Foundation exam, also online, and Ofcom issues the licence.',
  IE: 'In Ireland: the IRTS runs the course, and ComReg issues the licence.',
  US: 'In the United States: volunteer examiners, listed by the ARRL, run the Technician exam, and the FCC issues the call sign.',
  CA: 'In Canada: an accredited examiner gives the Basic exam of ISED, and RAC has courses.',
  AU: 'In Australia: the ACMA oversees the Foundation exam, and WIA clubs teach.',
  NZ: 'In New Zealand: NZART runs the exam.',
  DE: 'In Germany: the Bundesnetzagentur examines for class N, E and A.',
};

export const hensHere: Local = {
  GB: 'In Britain: even a single hen must be registered with APHA, in Scotland with its own register.',
  IE: 'In Ireland: register as a poultry keeper with the Department of Agriculture, even with a few hens.',
  US: 'In the United States: the city’s zoning code says how many hens, how far from the fence, and whether a permit is needed.',
  CA: 'In Canada: the bylaw of your town says whether hens are allowed.',
  AU: 'In Australia: the council says how many hens; some states also want a property number (PIC).',
};

export const allotmentHere: Local = {
  GB: 'In Britain: councils, parishes and associations keep the waiting lists; GOV.UK finds yours by postcode.',
  IE: 'In Ireland: the council and Community Gardens Ireland know the plots.',
  US: 'In the United States: look for a community garden of the city’s parks department or the American Community Gardening Association.',
};

export const weddingHere: Local = {
  GB: 'In England and Wales you both give notice at the register office at least 28 full days before; in Scotland the M10 form goes to the registrar.',
  IE: 'In Ireland: give three months’ notice to a civil registrar of the HSE, by appointment.',
  US: 'In the United States: the county clerk issues the marriage licence, which is valid for a limited time.',
  CA: 'In Canada: the municipality or province issues the marriage licence.',
  AU: 'In Australia: the Notice of Intended Marriage goes to your celebrant at least a month before.',
  NZ: 'In New Zealand: apply to Births, Deaths and Marriages for the licence at least three working days before.',
  IN: 'In India: under the Special Marriage Act the notice hangs out for 30 days.',
  ZA: 'In South Africa: a marriage officer of Home Affairs or the church registers it; sign an antenuptial contract before, if you want one.',
  SG: 'In Singapore: file the notice with the Registry of Marriages at least 21 days before.',
};

export const patentsHere: Local = {
  GB: 'In Britain: the Intellectual Property Office and the PatLib libraries explain without a fee, and patent attorneys of CIPA hold clinics.',
  IE: 'In Ireland: the Intellectual Property Office of Ireland explains the ways, and the Local Enterprise Office helps small firms.',
  US: 'In the United States: the USPTO has a pro bono programme and resource centers in libraries; a provisional application keeps the date for twelve months.',
  CA: 'In Canada: CIPO explains the ways and has search pages.',
  AU: 'In Australia: IP Australia explains the ways; a provisional application keeps the date for twelve months.',
  NZ: 'In New Zealand: IPONZ explains the ways; a provisional application keeps the date for twelve months.',
  IN: 'In India: IP India takes a provisional application, with lower fees for single people and start-ups.',
  ZA: 'In South Africa: the CIPC takes the application.',
};

export const adoptionHere: Local = {
  GB: 'In Britain: apply to the council, a regional adoption agency or a voluntary agency; fostering also goes through independent agencies.',
  IE: 'In Ireland: Tusla assesses for adoption and fostering.',
  US: 'In the United States: the child welfare agency of your state trains and licenses, and AdoptUSKids shows each state’s way.',
  CA: 'In Canada: the ministry or children’s aid society of the province assesses.',
  AU: 'In Australia: the department of your state and its agencies assess.',
  NZ: 'In New Zealand: Oranga Tamariki assesses.',
  IN: 'In India: register on the CARINGS portal of CARA.',
  ZA: 'In South Africa: a social worker accredited for adoption assesses.',
};
