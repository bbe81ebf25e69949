import type { Local } from './kind.ts';

// What each country calls its offices, exams and schemes for work, school and study, for the steps of several kinds.

export const jobOfficeHere: Local = {
  GB: 'In Britain: claim new style JSA and, by your circumstances, Universal Credit online on the first day; Jobcentre Plus is the office. The National Careers Service in England, Skills Development Scotland and Careers Wales advise without a fee.',
  IE: 'In Ireland: apply for Jobseeker’s Pay-Related Benefit or Jobseeker’s Benefit on MyWelfare or at the Intreo centre, which also knows courses and schemes.',
  US: 'In the United States: file for unemployment with your state in the first week without work. American Job Centers help with search and training without a fee; CareerOneStop shows the nearest one.',
  CA: 'In Canada: apply for EI with Service Canada at once, also before the record of employment has come. Employment centres of the province help without a fee.',
  AU: 'In Australia: claim the JobSeeker Payment with Centrelink in myGov, and use Workforce Australia for jobs and training.',
  NZ: 'In New Zealand: apply to Work and Income for Jobseeker Support; its staff also know courses and wage subsidies.',
  IN: 'In India: register on the National Career Service portal, and look whether ESIC pays an allowance for those who were insured.',
  ZA: 'In South Africa: claim UIF at the labour centre or on uFiling, with the UI-19 of the employer. ESSA matches job seekers.',
  NG: 'In Nigeria: the National Directorate of Employment (NDE) runs free skills training.',
  PH: 'In the Philippines: the PESO of your town matches jobs, and the SSS pays an unemployment benefit to insured people.',
  SG: 'In Singapore: MyCareersFuture lists jobs, and e2i and Workforce Singapore coach without a fee.',
  DE: 'In Germany: register with the Agentur für Arbeit as arbeitsuchend three months before the end, or within three days when you learn of it later.',
};

export const workRightsHere: Local = {
  GB: 'In Britain: Acas advises without a fee, and its early conciliation comes before any claim to the employment tribunal. HMRC follows up pay below the minimum wage.',
  IE: 'In Ireland: the Workplace Relations Commission (WRC) advises and takes complaints, mostly within six months.',
  US: 'In the United States: the Wage and Hour Division and the labor office of your state handle pay, the EEOC discrimination, and the NLRB acts together with colleagues.',
  CA: 'In Canada: the employment standards office of your province takes complaints without a fee, the Labour Program those of federal industries.',
  AU: 'In Australia: the Fair Work Ombudsman handles pay. The Fair Work Commission takes unfair dismissal claims within 21 days.',
  NZ: 'In New Zealand: Employment New Zealand offers mediation without a fee; a personal grievance is raised within 90 days.',
  ZA: 'In South Africa: the CCMA takes unfair dismissal cases within 30 days without a fee, and the Department of Employment and Labour those on pay.',
  IN: 'In India: the labour commissioner of the district takes complaints on pay and dismissal.',
  KE: 'In Kenya: the county labour office mediates before the Employment and Labour Relations Court.',
  NG: 'In Nigeria: the Ministry of Labour mediates, and the National Industrial Court decides.',
  DE: 'In Germany: the Kündigungsschutzklage reaches the Arbeitsgericht within three weeks of the written notice.',
};

export const apprenticeshipsHere: Local = {
  GB: 'In Britain: Find an apprenticeship on GOV.UK lists places in England, apprenticeships.scot and Careers Wales those of the others. Electricians end with an NVQ at level 3 and the AM2, and gas work needs the Gas Safe Register.',
  IE: 'In Ireland: apprenticeship.ie explains how to register with SOLAS through an employer. Craft apprenticeships take four years, with phases at an ETB and a technological university.',
  US: 'In the United States: apprenticeship.gov lists registered programmes. Unions train through a JATC with an aptitude test in algebra and reading (IBEW for electricians, UA for plumbers), without a union it is IEC or ABC; the state licence counts logged hours.',
  CA: 'In Canada: an employer signs you up with the province, such as Skilled Trades Ontario or SkilledTradesBC. The Red Seal makes the certificate count in all provinces.',
  AU: 'In Australia: the employer signs a training contract for a Certificate III with TAFE or another RTO. The state licenses electricians and plumbers.',
  NZ: 'In New Zealand: the employer signs a training agreement for a level 4 certificate. Electricians, plumbers and gasfitters register with their boards.',
  IN: 'In India: an ITI course ends with the NCVT certificate, and apprenticeshipindia.gov.in lists paid places.',
  ZA: 'In South Africa: a TVET college or employer trains, the SETA pays part, and the trade test makes you an artisan with the Red Seal.',
  NG: 'In Nigeria: NABTEB and the trade test of the Ministry of Labour certify craft skills, and the ITF trains.',
  KE: 'In Kenya: TVET colleges and NITA trade tests certify craft skills.',
  PH: 'In the Philippines: TESDA courses end with a National Certificate (NC II).',
  DE: 'In Germany: the IHK or Handwerkskammer lists places and examines. Adults can ask the Agentur für Arbeit to pay an Umschulung.',
};

export const nursingHere: Local = {
  GB: 'In Britain: apply through UCAS to a degree the NMC approves; an Access course replaces A levels. A nursing apprenticeship or the nursing associate is the paid way, and the NHS Learning Support Fund helps students in England.',
  IE: 'In Ireland: apply through the CAO to a degree that NMBI approves; mature applicants over 23 have places of their own.',
  US: 'In the United States: an associate (ADN) or bachelor’s degree (BSN) leads to the NCLEX-RN and the licence of the state board. Many schools ask for the TEAS and for anatomy first; an LPN bridge is shorter.',
  CA: 'In Canada: a bachelor’s degree leads to the NCLEX-RN and the college of nurses of the province; practical nurses have a diploma.',
  AU: 'In Australia: a Bachelor of Nursing through UAC, VTAC or QTAC leads to registration with Ahpra. The Diploma of Nursing makes an enrolled nurse.',
  NZ: 'In New Zealand: a Bachelor of Nursing leads to the state examination and the Nursing Council.',
  IN: 'In India: B.Sc Nursing or GNM at a college the Indian Nursing Council recognises leads to registration with the state council.',
  ZA: 'In South Africa: the course must be accredited by SANC; apply to the nursing college of the province or a university.',
  NG: 'In Nigeria: apply through JAMB, and check that the Nursing and Midwifery Council accredits the school.',
  KE: 'In Kenya: KMTC and universities train, and the Nursing Council of Kenya registers.',
  PH: 'In the Philippines: the BSN leads to the board exam of the PRC.',
};

export const regulatedHere: Local = {
  GB: 'In Britain: nurses go to the NMC (a computer test and the OSCE), doctors to the GMC, other health professions to the HCPC, social workers to Social Work England, and teachers in England apply for QTS.',
  IE: 'In Ireland: nurses go to NMBI, doctors to the Medical Council, therapists and social workers to CORU, teachers to the Teaching Council.',
  US: 'In the United States: the board of your state licenses. Nurses pass the NCLEX, mostly with a CGFNS review of foreign papers; doctors go through ECFMG and the USMLE.',
  CA: 'In Canada: the college of the province licenses. Nurses begin with NNAS or the province’s own way and pass the NCLEX; doctors begin at physiciansapply.ca.',
  AU: 'In Australia: health professions go to Ahpra, which sends many nurses to the NCLEX and an OSCE; engineers and others have a skills assessment.',
  NZ: 'In New Zealand: nurses go to the Nursing Council, doctors to the Medical Council, teachers to the Teaching Council; NZQA assesses degrees.',
  SG: 'In Singapore: nurses go to the Singapore Nursing Board, doctors to the SMC.',
  DE: 'In Germany: anabin and anerkennung-in-deutschland.de name the office, which in health professions is the Approbationsbehörde of the Land.',
};

export const teachingHere: Local = {
  GB: 'In Britain: Get Into Teaching is the free adviser in England, where a PGCE with QTS needs GCSE English and maths at grade 4. Scotland has the PGDE and the GTCS, Wales the EWC.',
  IE: 'In Ireland: the PME is the way after a degree, and the Teaching Council registers. Substitute work shows you classrooms before.',
  US: 'In the United States: the state certifies, mostly with the Praxis or a test of its own. Alternative routes let graduates teach while they train, and a substitute permit shows you classrooms before.',
  CA: 'In Canada: a Bachelor of Education leads to the certificate of the province, in Ontario from the OCT.',
  AU: 'In Australia: a Master of Teaching with the LANTITE tests leads to registration with the state, such as NESA, VIT or QCT.',
  NZ: 'In New Zealand: a graduate diploma or degree leads to the Teaching Council; TeachNZ has scholarships.',
  IN: 'In India: the B.Ed and the CTET or the TET of your state are the usual papers.',
  ZA: 'In South Africa: the PGCE or B.Ed leads to SACE; Funza Lushaka pays bursaries.',
  NG: 'In Nigeria: the NCE, B.Ed or PGDE leads to registration with the TRCN.',
  KE: 'In Kenya: the TSC registers and employs teachers.',
  PH: 'In the Philippines: the licensure exam for teachers (LEPT) of the PRC comes after the degree or the education units.',
};

export const childcareWorkHere: Local = {
  GB: 'In Britain: a level 3 early years educator course counts in England. DBS check and paediatric first aid of 12 hours are the first two papers.',
  IE: 'In Ireland: a QQI award at level 5 in early learning and care is the least, with Garda vetting.',
  US: 'In the United States: the CDA credential counts in most states, with a background check, CPR and first aid.',
  CA: 'In Canada: an early childhood education (ECE) certificate or diploma of the province is asked for, with a vulnerable sector check.',
  AU: 'In Australia: the Certificate III in early childhood education is the least, with a working with children check.',
  NZ: 'In New Zealand: certificates and a degree in early childhood education count, with a safety check.',
  ZA: 'In South Africa: the ECD certificates at level 4 and 5 count, with a check against the child protection register.',
};

export const childcareBusinessHere: Local = {
  GB: 'In Britain: childminders register with Ofsted or an agency in England, the Care Inspectorate in Scotland, CIW in Wales. Paediatric first aid and checks on everybody over 16 at home come first.',
  IE: 'In Ireland: Tusla registers childminders and crèches, with Garda vetting and Children First training.',
  US: 'In the United States: the child care licensing office of the state, found at childcare.gov, sets how many children a family home may take. The Child and Adult Care Food Program pays part of the meals.',
  CA: 'In Canada: the province licenses homes and centres, or an agency supervises home care.',
  AU: 'In Australia: family day care works under an approved service, and the state’s authority rates it by the National Quality Standard.',
  NZ: 'In New Zealand: home-based educators work under a licensed service; the Ministry of Education licenses centres.',
  ZA: 'In South Africa: the Department of Basic Education registers early childhood centres, and the municipality inspects health.',
};

export const careWorkHere: Local = {
  GB: 'In Britain: the Care Certificate is done on the job, with an enhanced DBS check in England and Wales or PVG membership in Scotland.',
  IE: 'In Ireland: the QQI award at level 5 in healthcare support is asked for, with Garda vetting.',
  US: 'In the United States: a CNA course of some weeks and the state test open nursing homes; home health aides have a shorter course.',
  CA: 'In Canada: the personal support worker (PSW) or health care aide certificate of the province is asked for.',
  AU: 'In Australia: the Certificate III in Individual Support is the usual paper, with a police check or NDIS worker screening.',
  NZ: 'In New Zealand: the certificates in health and wellbeing are done on the job, and each raises the pay.',
  DE: 'In Germany: the Pflegehelfer course is the short way, the Pflegefachkraft takes three years and is paid.',
};

export const schoolExamHere: Local = {
  GB: 'For a school exam in Britain: private candidates enter at an exam centre by the end of winter for the summer. In England adults without grade 4 in GCSE English or maths study both at a college without a fee; Functional Skills at level 2 is the shorter test.',
  IE: 'For a school exam in Ireland: external candidates enter with the State Examinations Commission, and the local ETB has free courses for adults.',
  US: 'For a school diploma in the United States: the GED has four tests that you take one by one, some states use the HiSET, and adult education centers prepare for both without a fee.',
  CA: 'For a school diploma in Canada: the Canadian Adult Education Credential (CAEC) has followed the GED, and adult high schools give single credits.',
  AU: 'For a school certificate in Australia: TAFE and adult colleges run the HSC, VCE or their like, and universities have entry tests for people over 21.',
  NZ: 'For NCEA in New Zealand: Te Kura teaches adults at a distance.',
  IN: 'For class 10 or 12 in India: NIOS lets private candidates sit subject by subject.',
  ZA: 'For matric in South Africa: the Second Chance Matric Programme helps with rewrites, and adults can sit the Amended Senior Certificate.',
  NG: 'For a school certificate in Nigeria: private candidates sit the WAEC or the NECO examinations for them.',
  KE: 'For the KCSE in Kenya: private candidates register at a centre of the KNEC.',
  PH: 'For a school certificate in the Philippines: ALS prepares for its equivalency test.',
};

export const adultBasicsHere: Local = {
  GB: 'In Britain: colleges and council adult learning teach reading, English and maths without a fee to those who need them. Read Easy has volunteers who teach one to one.',
  IE: 'In Ireland: ring NALA, 1800 20 20 65, which finds the free course of the local ETB.',
  US: 'In the United States: the library and the adult education center teach without a fee, and the National Literacy Directory lists both.',
  CA: 'In Canada: the library, the school board and literacy groups teach without a fee; 211 names them.',
  AU: 'In Australia: ring the Reading Writing Hotline, 1300 655 506, which finds a class for reading or maths.',
  NZ: 'In New Zealand: Literacy Aotearoa teaches without a fee.',
  ZA: 'In South Africa: community learning centres offer adult education (AET).',
};

export const newcomerLanguageHere: Local = {
  GB: 'In Britain: ESOL classes at colleges and councils are free for many newcomers.',
  IE: 'In Ireland: the local ETB teaches ESOL without a fee.',
  US: 'In the United States: adult schools, community colleges and libraries teach ESL for little or nothing.',
  CA: 'In Canada: LINC classes are free for permanent residents and protected people, after a language assessment.',
  AU: 'In Australia: AMEP teaches migrants and refugees English without a fee.',
  NZ: 'In New Zealand: English Language Partners teaches newcomers.',
  DE: 'In Germany: the BAMF approves the Integrationskurs.',
};

export const universityEntryHere: Local = {
  GB: 'In Britain: UCAS takes one application for five courses, due in mid-January, and in mid-October for medicine, Oxford and Cambridge. Clearing opens in summer, and an Access course replaces A levels for adults.',
  IE: 'In Ireland: the CAO form is due on 1 February. HEAR, DARE and mature entry at 23 are ways beside the points.',
  US: 'In the United States: the Common App serves most colleges, with early deadlines in November and regular ones around New Year. A community college with a transfer agreement is the cheap way.',
  CA: 'In Canada: apply through OUAC in Ontario, EducationPlannerBC in British Columbia, or the university itself.',
  AU: 'In Australia: apply through UAC, VTAC, QTAC, SATAC or TISC; the ATAR is only one of the ways.',
  NZ: 'In New Zealand: apply to the university itself with University Entrance; people over 20 can come without it.',
  IN: 'In India: CUET opens most central universities, JEE engineering and NEET medicine.',
  ZA: 'In South Africa: most universities take their own form until September, and some ask for the NBT.',
  NG: 'In Nigeria: the UTME of JAMB comes first, then the post-UTME of the university; names and NIN must match.',
  KE: 'In Kenya: KUCCPS places students after the KCSE.',
  SG: 'In Singapore: each university has its own application in the first months of the year.',
};

export const studentAidHere: Local = {
  GB: 'In Britain: Student Finance England, Wales or NI and SAAS in Scotland pay fees and living costs; apply in spring.',
  IE: 'In Ireland: SUSI pays the student grant; it opens in spring.',
  US: 'In the United States: the FAFSA opens in autumn and leads to Pell Grants, work-study and federal loans; some colleges want the CSS Profile too.',
  CA: 'In Canada: one application to the province, such as OSAP or StudentAid BC, covers federal grants and loans as well.',
  AU: 'In Australia: HECS-HELP covers the fees, and Centrelink pays Youth Allowance, Austudy or ABSTUDY.',
  NZ: 'In New Zealand: StudyLink handles loan and allowance.',
  IN: 'In India: the National Scholarship Portal lists scholarships, and Vidya Lakshmi takes loan applications.',
  ZA: 'In South Africa: NSFAS pays for students from households below its limit; it opens in the second half of the year.',
  NG: 'In Nigeria: NELFUND lends for fees and upkeep.',
  KE: 'In Kenya: HELB lends, and the Universities Fund pays scholarships.',
};

export const medicalSchoolHere: Local = {
  GB: 'In Britain: UCAS closes in mid-October for medicine, and most schools ask for the UCAT, taken in summer.',
  IE: 'In Ireland: school leavers sit the HPAT and apply through the CAO, graduates the GAMSAT.',
  US: 'In the United States: apply through AMCAS or AACOMAS from early summer, with the MCAT.',
  CA: 'In Canada: Ontario applies through OMSAS, and most schools ask for the MCAT.',
  AU: 'In Australia: school leavers sit the UCAT ANZ, graduates the GAMSAT and apply through GEMSAS.',
  NZ: 'In New Zealand: Otago and Auckland choose after a first health sciences year, with the UCAT ANZ.',
  IN: 'In India: NEET UG decides, and counselling runs by MCC and state.',
  NG: 'In Nigeria: JAMB and the post-UTME decide.',
};

export const residencyHere: Local = {
  GB: 'In Britain: applications on Oriel are in late autumn, interviews from January to March, and posts start in August.',
  US: 'In the United States: exams are done by September, when ERAS opens; interviews run from October to January, rankings close in late winter, the Match is in March, and posts start in July.',
  CA: 'In Canada: CaRMS opens in autumn, and the match is in early spring.',
};

export const forkliftHere: Local = {
  GB: 'In Britain: there is no state licence; employers ask for a certificate of RTITB, ITSSAR, AITT or NPORS, and building sites for CPCS or NPORS plant cards.',
  IE: 'In Ireland: there is no state licence; a course to RTITB or QQI standard counts, and sites want a CSCS card of SOLAS.',
  US: 'In the United States: OSHA has no card of its own; the employer trains, watches you drive and certifies, again every three years.',
  CA: 'In Canada: the employer must see training to CSA B335, with theory and a practical test.',
  AU: 'In Australia: a high risk work licence (LF) comes after a course at an RTO, from SafeWork or WorkSafe of the state.',
  NZ: 'In New Zealand: employers ask for the forklift operator’s certificate, and the road for an F endorsement.',
  ZA: 'In South Africa: a provider accredited by the TETA trains, and the certificate is renewed every few years.',
  DE: 'In Germany: the Staplerschein follows the rules of the DGUV, and the employer gives a written order.',
};

export const siteCardHere: Local = {
  GB: 'In Britain: the CSCS labourer card needs the level 1 award in health and safety and the CITB touch-screen test.',
  IE: 'In Ireland: Safe Pass is a one-day course of SOLAS, valid for four years.',
  US: 'In the United States: the OSHA 10 course of an authorised trainer gives the card; some cities ask for more.',
  CA: 'In Canada: WHMIS is asked for everywhere, and in Ontario working at heights as well.',
  AU: 'In Australia: the white card comes from a course at an RTO.',
  NZ: 'In New Zealand: sites ask for a Site Safe or ConstructSafe card.',
  SG: 'In Singapore: the Construction Safety Orientation Course comes first.',
};

export const securityHere: Local = {
  GB: 'In Britain: the SIA licence needs an approved course, such as door supervisor, and an identity check.',
  IE: 'In Ireland: the PSA licence needs a QQI award and Garda vetting.',
  US: 'In the United States: the state issues the guard card after a short course and fingerprints.',
  CA: 'In Canada: the province licenses after a course and test, in Ontario of 40 hours with first aid.',
  AU: 'In Australia: the state licenses after a Certificate II in security operations.',
  NZ: 'In New Zealand: the PSPLA issues the certificate of approval.',
  ZA: 'In South Africa: PSIRA registers you after the grades E, D and C.',
  DE: 'In Germany: the IHK gives the instruction or the expert test under section 34a.',
};

export const estateAgentHere: Local = {
  GB: 'In Britain: there is no licence, but the firm must belong to a redress scheme; Propertymark has the courses.',
  IE: 'In Ireland: the PSRA licenses.',
  US: 'In the United States: the state asks for a pre-licensing course, an exam, and a broker to work under.',
  CA: 'In Canada: the province licenses, in Ontario RECO.',
  AU: 'In Australia: the state asks for a certificate of registration first and a licence later.',
  NZ: 'In New Zealand: the Real Estate Authority licenses.',
  ZA: 'In South Africa: the PPRA issues the Fidelity Fund Certificate.',
  SG: 'In Singapore: the CEA registers after the RES course and exam.',
};

export const foodBusinessHere: Local = {
  GB: 'In Britain: register the kitchen with the council 28 days before you start, which costs nothing. Level 2 food hygiene is the usual course, and the inspection gives the food hygiene rating.',
  IE: 'In Ireland: register with the Environmental Health Service of the HSE; the FSAI explains the rules for kitchens at home.',
  US: 'In the United States: the cottage food law of the state says what may be sold from home; all else needs the permit of the county health department and a food handler card.',
  CA: 'In Canada: the local public health unit inspects and says what may be made at home; a food handler certificate is asked for.',
  AU: 'In Australia: register the food business with the council, and name a food safety supervisor where the state asks for one.',
  NZ: 'In New Zealand: My Food Rules of the MPI says whether you need a food control plan or a national programme, and the council registers.',
  IN: 'In India: register with FSSAI on FoSCoS; small makers need only the basic registration.',
  ZA: 'In South Africa: the municipality inspects the kitchen and gives the Certificate of Acceptability.',
  NG: 'In Nigeria: packed food must be registered with NAFDAC, which has an easier way for small makers.',
  KE: 'In Kenya: the county gives the food handler’s certificate and the food hygiene licence, and KEBS the mark for packed food.',
  SG: 'In Singapore: HDB and the SFA have a scheme for small food businesses at home.',
};

export const firstAidCourseHere: Local = {
  GB: 'In Britain: St John Ambulance, the British Red Cross and St Andrew’s First Aid teach. Work asks for Emergency First Aid at Work, childcare for paediatric first aid of 12 hours.',
  IE: 'In Ireland: the Irish Red Cross, Order of Malta and St John teach; work asks for FAR of PHECC.',
  US: 'In the United States: the American Red Cross and the American Heart Association teach first aid, CPR and AED.',
  CA: 'In Canada: the Canadian Red Cross and St John Ambulance teach; work often asks for Standard First Aid with CPR level C.',
  AU: 'In Australia: the course is Provide First Aid (HLTAID011), for childcare HLTAID012.',
  NZ: 'In New Zealand: Hato Hone St John and the Red Cross teach.',
  IN: 'In India: St John Ambulance and the Indian Red Cross teach.',
  ZA: 'In South Africa: St John and the Red Cross teach; work asks for level 1.',
  DE: 'In Germany: DRK, Johanniter, Malteser and ASB teach the course of nine lessons.',
};

export const volunteeringHere: Local = {
  GB: 'In Britain: the local Volunteer Centre, Volunteer Scotland or Volunteering Wales lists places. The DBS check for volunteers costs nothing.',
  IE: 'In Ireland: I-VOL and the Volunteer Centres list places and do Garda vetting.',
  US: 'In the United States: VolunteerMatch, the United Way and, from 55, AmeriCorps Seniors list places.',
  CA: 'In Canada: the local volunteer centre lists places; work with children needs a vulnerable sector check.',
  AU: 'In Australia: the state’s volunteering body lists places; work with children needs the working with children check.',
  NZ: 'In New Zealand: the local volunteer centre lists places.',
  SG: 'In Singapore: giving.sg lists places.',
};

export const policeHere: Local = {
  GB: 'In Britain: each force in England and Wales takes its own applications, with entry by degree, apprenticeship or neither. Scotland has the SET tests, Northern Ireland the PSNI.',
  IE: 'In Ireland: campaigns of the Garda run on publicjobs.ie.',
  US: 'In the United States: city, county and state each hire; a written exam, a fitness test, a background check and the academy follow.',
  CA: 'In Canada: the RCMP, the province or the city hires, each with its own way.',
  AU: 'In Australia: the police of your state hire, with an entrance exam and the academy.',
  NZ: 'In New Zealand: apply on newcops.govt.nz.',
  ZA: 'In South Africa: the SAPS advertises trainee posts.',
};

export const forcesHere: Local = {
  GB: 'In Britain: apply on the page of the Army, Royal Navy or RAF; a careers office and an assessment follow.',
  IE: 'In Ireland: apply on military.ie.',
  US: 'In the United States: a recruiter books the ASVAB and the medical at MEPS, and the contract names the job.',
  CA: 'In Canada: apply on forces.ca.',
  AU: 'In Australia: apply through ADF Careers.',
  NZ: 'In New Zealand: apply on defencecareers.mil.nz.',
  IN: 'In India: Agnipath is the way into the ranks, NDA and CDS of the UPSC the one for officers.',
};

export const ambulanceHere: Local = {
  GB: 'In Britain: paramedics have a degree or apprenticeship the HCPC approves; ambulance trusts also train assistants and technicians on the job.',
  IE: 'In Ireland: PHECC registers, and the National Ambulance Service and Dublin Fire Brigade train.',
  US: 'In the United States: an EMT course of some months and the NREMT exam open the ambulance; the paramedic course builds on them.',
  CA: 'In Canada: a primary care paramedic programme leads to the licence of the province.',
  AU: 'In Australia: a Bachelor of Paramedicine leads to registration with Ahpra.',
  NZ: 'In New Zealand: a paramedicine degree leads to registration; Hato Hone St John also trains volunteers.',
  ZA: 'In South Africa: a diploma or degree in emergency care leads to registration with the HPCSA.',
};

export const counsellorHere: Local = {
  GB: 'In Britain: the title is not protected; employers look for BACP, NCPS or UKCP, and the ladder is certificate, then diploma with client hours.',
  IE: 'In Ireland: the IACP and other bodies accredit, and CORU is taking the register over.',
  US: 'In the United States: a master’s degree, supervised hours and an exam lead to the state licence, such as LPC, LMFT or LCSW.',
  CA: 'In Canada: some provinces regulate, such as Ontario with the CRPO; elsewhere the CCPA certifies.',
  AU: 'In Australia: PACFA and the ACA register; psychologists go to Ahpra.',
  NZ: 'In New Zealand: NZAC and NZCCA accept members with an approved degree.',
  ZA: 'In South Africa: the HPCSA registers counsellors with a degree in psychology.',
  IN: 'In India: the RCI registers clinical psychologists and some counsellors.',
};

export const trainerHere: Local = {
  GB: 'In Britain: level 2 for gym work and level 3 for personal training are asked for, from a course CIMSPA endorses.',
  IE: 'In Ireland: gyms look for REPs Ireland.',
  US: 'In the United States: gyms look for a certificate with NCCA accreditation, such as NASM, ACE or NSCA.',
  CA: 'In Canada: canfitpro and CSEP are the usual certificates.',
  AU: 'In Australia: the Certificates III and IV in Fitness are asked for.',
  NZ: 'In New Zealand: gyms look for REPs.',
  ZA: 'In South Africa: gyms look for REPSSA.',
};

export const hairHere: Local = {
  GB: 'In Britain: level 2 lets you work as a junior and level 3 as a senior; there is no state licence, but some treatments need one of the council.',
  IE: 'In Ireland: hairdressing is a national apprenticeship, and beauty salons look for CIDESCO, ITEC or CIBTAC.',
  US: 'In the United States: the cosmetology board of your state sets school hours and exam, and a licence is a must.',
  CA: 'In Canada: several provinces want an apprenticeship and certificate, and the Red Seal counts in all.',
  AU: 'In Australia: a Certificate III is asked for, by apprenticeship or college.',
  NZ: 'In New Zealand: an apprenticeship ends with the level 4 certificate in hairdressing or barbering.',
};

export const lawExamHere: Local = {
  GB: 'In England and Wales solicitors sit the SQE of the SRA and do two years of qualifying work; barristers do the Bar course and pupillage. Scotland has the Diploma.',
  IE: 'In Ireland: solicitors sit the FE-1 exams of the Law Society, barristers those of the King’s Inns.',
  US: 'In the United States: the board of your state runs the bar exam, with the MPRE and the character and fitness file beside it.',
  CA: 'In Canada: the law society of the province runs exams and articling.',
  AU: 'In Australia: practical legal training comes before admission by the Supreme Court of the state.',
  NZ: 'In New Zealand: the professional legal studies course comes before admission.',
  IN: 'In India: the All India Bar Examination comes after enrolment with the state bar council.',
  ZA: 'In South Africa: the Legal Practice Council sets the exams, after articles or pupillage.',
  NG: 'In Nigeria: the Nigerian Law School and its bar finals come before the call.',
};

export const accountantsHere: Local = {
  GB: 'In Britain: the bodies are ACCA, ICAEW, ICAS, CIMA and, for technicians, AAT; each lists exemptions online.',
  IE: 'In Ireland: the bodies are Chartered Accountants Ireland, ACCA, CIMA and Accounting Technicians Ireland.',
  US: 'In the United States: the board of your state approves you for the CPA exam, through NASBA, and counts 150 credit hours.',
  CA: 'In Canada: CPA programmes run through the body of the province.',
  AU: 'In Australia: the bodies are CPA Australia and Chartered Accountants ANZ.',
  NZ: 'In New Zealand: the body is Chartered Accountants ANZ.',
  IN: 'In India: ICAI runs Foundation, Intermediate and Final, with articleship.',
  ZA: 'In South Africa: SAICA runs the ITC and the APC, with a training contract.',
  NG: 'In Nigeria: ICAN and ANAN run the exams.',
};

export const instructorHere: Local = {
  GB: 'In Britain: the DVSA registers ADIs after three tests: theory, driving and teaching.',
  IE: 'In Ireland: the RSA registers ADIs after three tests: theory, driving and teaching.',
  US: 'In the United States: the state licenses instructors, mostly through a licensed school.',
  AU: 'In Australia: a Certificate IV comes before the accreditation of the state.',
  NZ: 'In New Zealand: you need an I endorsement from NZTA Waka Kotahi.',
};

export const schoolSupportHere: Local = {
  GB: 'In England you can ask the council yourself for an EHC needs assessment; SENDIASS and IPSEA advise without a fee. Scotland has Enquire, Wales the individual development plan.',
  IE: 'In Ireland: the school makes a student support plan, and the SENO of the NCSE decides on hours and places.',
  US: 'In the United States: ask the school in writing for an evaluation for an IEP, or for a 504 plan. The Parent Training and Information Center of your state advises without a fee.',
  CA: 'In Canada: the school board makes the individual plan, called IEP or IPP.',
  AU: 'In Australia: schools owe reasonable adjustments under the Disability Standards for Education; ask for the plan in writing.',
  NZ: 'In New Zealand: the school asks Learning Support for help, such as ORS, and Parent to Parent advises.',
};

export const schoolPlaceHere: Local = {
  GB: 'In England you apply through your council by 31 October for secondary and 15 January for primary school. Scotland goes by catchment, with placing requests.',
  IE: 'In Ireland: each school publishes its admission notice with dates and rules, mostly in autumn.',
  US: 'In the United States: the district gives the zoned school; charter and magnet schools have lotteries with early dates.',
  CA: 'In Canada: the school board gives the school of your address, and French immersion has its own dates.',
  AU: 'In Australia: government schools go by zone, and selective ones by a test long before.',
  NZ: 'In New Zealand: schools go by zone, and hold a ballot for children from outside.',
  ZA: 'In South Africa: apply in the months that your province sets, in Gauteng online.',
};

export const homeEducationHere: Local = {
  GB: 'For learning at home instead of school in Britain: in England a letter to the school takes the child off the roll, in Scotland the council must agree.',
  IE: 'For learning at home instead of school in Ireland: Tusla registers after an assessment.',
  US: 'For learning at home instead of school in the United States: the law of your state says whether a notice, tests or a portfolio are due.',
  CA: 'For learning at home instead of school in Canada: tell the school board or the ministry of your province.',
  AU: 'For learning at home instead of school in Australia: register with the education authority of your state.',
  NZ: 'For learning at home instead of school in New Zealand: the Ministry of Education grants the exemption.',
};
