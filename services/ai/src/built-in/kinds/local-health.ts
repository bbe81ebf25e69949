import type { Local } from './kind.ts';

// What each country calls its services for health, care and families, for the steps of several kinds. None of them is for a crisis.

export const stopSmokingHere: Local = {
  GB: 'In Britain: the local stop smoking service gives advice and cheap or free patches; the National Smokefree Helpline is 0300 123 1044, in Scotland it is Quit Your Way.',
  IE: 'In Ireland: the HSE Quit team at quit.ie coaches without a fee and gives free nicotine replacement.',
  US: 'In the United States: 1-800-QUIT-NOW is the free quitline of your state, often with free patches.',
  CA: 'In Canada: the quitline is 1-866-366-3667, and several provinces give patches without a fee.',
  AU: 'In Australia: Quitline is 13 7848, and a doctor can prescribe patches at the PBS price.',
  NZ: 'In New Zealand: Quitline is 0800 778 778; patches, gum and lozenges cost next to nothing with its card.',
  IN: 'In India: the National Tobacco Quitline is 1800 112 356, without a fee.',
  SG: 'In Singapore: QuitLine is 1800 438 2000.',
};

export const alcoholHelpHere: Local = {
  GB: 'In Britain: Drinkline is 0300 123 1110, and the alcohol service of your area takes you without a letter of the doctor.',
  IE: 'In Ireland: the HSE Drugs and Alcohol Helpline is 1800 459 459; askaboutalcohol.ie has the self-test.',
  US: 'In the United States: the SAMHSA helpline, 1-800-662-4357, finds treatment day and night without a fee.',
  CA: 'In Canada: 211 and the province’s line, in Ontario ConnexOntario, find a service near you.',
  AU: 'In Australia: the National Alcohol and Other Drug Hotline is 1800 250 015.',
  NZ: 'In New Zealand: the Alcohol Drug Helpline is 0800 787 797.',
  IN: 'In India: the national helpline for addiction is 14446, without a fee.',
  ZA: 'In South Africa: SANCA has clinics in every province.',
};

export const talkingTherapyHere: Local = {
  GB: 'In England you refer yourself to NHS Talking Therapies online, without a doctor. In Scotland and Wales the GP refers, and online courses are open to all.',
  IE: 'In Ireland: a GP can refer people with a medical card to Counselling in Primary Care; MyMind and college clinics are cheaper than private practice.',
  US: 'In the United States: begin with the in-network list of your insurer. Community mental health centers and Open Path charge by income.',
  CA: 'In Canada: ask the family doctor, the employee assistance programme, or 211; Ontario has the Structured Psychotherapy Program without a fee.',
  AU: 'In Australia: a GP writes a mental health treatment plan, and Medicare pays part of up to ten sessions a year. Medicare Mental Health Centres need no appointment or referral.',
  NZ: 'In New Zealand: many practices have a health improvement practitioner without a fee, and you can call or text 1737 to talk to a counsellor.',
  IN: 'In India: Tele-MANAS, 14416, talks to you in many languages and refers without a fee.',
  ZA: 'In South Africa: SADAG finds a counsellor or group near you, and medical schemes have a mental health benefit.',
  SG: 'In Singapore: the national mindline is 1771, and polyclinics and CHAS clinics refer at a lower price.',
  DE: 'In Germany: 116117 finds a Sprechstunde with a psychotherapist, which the Krankenkasse pays.',
};

export const diabetesPreventionHere: Local = {
  GB: 'In England the practice refers you to Healthier You, the NHS Diabetes Prevention Programme; Scotland and Wales have programmes of their own.',
  IE: 'In Ireland: a GP can refer you to the HSE Diabetes Prevention Programme.',
  US: 'In the United States: the CDC lists lifestyle change programmes of the National DPP, in rooms and online; Medicare and many insurers pay.',
  AU: 'In Australia: Victoria has the Life programme, New South Wales Get Healthy, and a GP knows the others.',
  NZ: 'In New Zealand: ask the practice for a Green Prescription, which brings a coach for activity and food.',
};

export const diabetesCourseHere: Local = {
  GB: 'In Britain: the course is called DESMOND, X-PERT or the like and is free on the NHS; eye screening and foot check come each year or two.',
  IE: 'In Ireland: the HSE has DESMOND and DISCOVER without a fee, and Diabetic RetinaScreen for the eyes.',
  US: 'In the United States: ask for diabetes self-management education (DSMES), which Medicare and most insurers pay.',
  CA: 'In Canada: ask for the diabetes education centre of your area, which costs nothing.',
  AU: 'In Australia: register with the NDSS for cheaper strips and free programmes, and ask for a chronic condition management plan.',
  NZ: 'In New Zealand: the practice nurse gives the yearly diabetes review.',
};

export const physiotherapyHere: Local = {
  GB: 'In Britain: in many areas you refer yourself to the NHS physiotherapist, through the practice’s website.',
  IE: 'In Ireland: primary care physiotherapy is free with a medical card; private ones need no letter.',
  US: 'In the United States: every state lets you see a physical therapist without a referral, but ask whether your insurer wants one.',
  CA: 'In Canada: most physiotherapy is private or paid by work benefits; some provinces have publicly paid clinics.',
  AU: 'In Australia: a chronic condition management plan of the GP brings a Medicare rebate for some visits.',
  NZ: 'In New Zealand: after an injury ACC pays part, and the physiotherapist can file the claim.',
};

export const seeDoctorHere: Local = {
  GB: 'In Britain: use the NHS App or ring the practice. NHS 111 helps at other hours, and pharmacists in England treat seven small illnesses under Pharmacy First.',
  IE: 'In Ireland: ring the GP; the out-of-hours service has another number. Medical card and GP visit card take away the fee.',
  US: 'In the United States: call a practice in your network; most insurers have a free nurse line. Health centers charge by income when you have no insurance.',
  CA: 'In Canada: 811 reaches a nurse in most provinces, and walk-in clinics and pharmacists treat small things.',
  AU: 'In Australia: healthdirect, 1800 022 222, has a nurse and finds practices that bulk bill.',
  NZ: 'In New Zealand: Healthline, 0800 611 116, has a nurse day and night without a fee.',
  IN: 'In India: eSanjeevani offers a doctor by video without a fee.',
  ZA: 'In South Africa: the public clinic of your area is free, and its nurse refers to the hospital.',
  SG: 'In Singapore: polyclinics are booked through HealthHub, and CHAS lowers the price at a GP.',
  DE: 'In Germany: 116117 helps at other hours and finds appointments with specialists.',
};

export const findDoctorHere: Local = {
  GB: 'In Britain: the practice registers you with form GMS1 or online, and proof of address is no condition in England. The NHS site lists practices near you.',
  IE: 'In Ireland: the HSE lists GPs; if three refuse a medical card holder, the HSE assigns one.',
  US: 'In the United States: begin with the in-network list of the insurer and ask for a primary care doctor who takes new patients. Findahealthcenter.hrsa.gov lists centers that charge by income.',
  CA: 'In Canada: the province has a waiting list for family doctors, in Ontario Health Care Connect.',
  AU: 'In Australia: the service finder of healthdirect shows practices, with bulk billing as a filter; MyMedicare is for your regular one.',
  NZ: 'In New Zealand: Healthpoint lists practices that take new patients; being enrolled makes visits cheaper.',
  DE: 'In Germany: the search of the Kassenärztliche Vereinigung lists practices, and 116117 finds appointments.',
};

export const hearingAidsHere: Local = {
  GB: 'In Britain: NHS hearing aids are free, with batteries and repairs; the GP or a high-street audiologist who works for the NHS tests you.',
  IE: 'In Ireland: the Treatment Benefit pays a grant for each aid every four years to people with enough PRSI; the HSE gives aids with a medical card.',
  US: 'In the United States: original Medicare pays none, many Medicare Advantage plans pay part, and the VA pays for veterans. Over-the-counter aids suit a mild loss.',
  CA: 'In Canada: the province pays part, in Ontario through the Assistive Devices Program.',
  AU: 'In Australia: the Hearing Services Program gives pensioners aids without a fee.',
  NZ: 'In New Zealand: the hearing aid subsidy pays part, and ACC pays for damage from noise at work.',
  DE: 'In Germany: the Krankenkasse pays a fixed sum for each ear after a prescription.',
};

export const eyeTestHere: Local = {
  GB: 'In Britain: eye tests are free for everybody in Scotland, and elsewhere from 60, with glaucoma in the family, with diabetes or on certain benefits.',
  IE: 'In Ireland: the Treatment Benefit pays an eye test every two years to people with enough PRSI.',
  US: 'In the United States: vision plans pay a yearly exam, and EyeCare America finds doctors without a fee for many people over 65.',
  CA: 'In Canada: most provinces pay for children and people over 65, and for some illnesses.',
  AU: 'In Australia: Medicare pays, and most optometrists bulk bill the test.',
};

export const checkUpsHere: Local = {
  GB: 'In Britain: England invites people of 40 to 74 to the NHS Health Check; bowel kits come by post, and cervical and breast screening by letter or in the NHS App.',
  IE: 'In Ireland: BowelScreen, BreastCheck, CervicalCheck and Diabetic RetinaScreen are free once you are registered.',
  US: 'In the United States: insurers must pay in full for the screenings that the US Preventive Services Task Force recommends, at doctors in the network.',
  CA: 'In Canada: the province invites to breast, cervical and colon screening, in part with kits sent home.',
  AU: 'In Australia: the bowel kit is free from 45, before 50 on request, the cervical test every five years can be taken by yourself, and BreastScreen needs no referral.',
  NZ: 'In New Zealand: BreastScreen Aotearoa, the cervical test and bowel screening are free or nearly free at their ages.',
};

export const adhdReferralHere: Local = {
  GB: 'In England you can ask the GP for Right to Choose, which lets you wait at another provider with an NHS contract. Scotland and Wales have no such right.',
  AU: 'In Australia: a GP refers to a psychiatrist or psychologist, and Medicare pays part; ask about telehealth.',
  US: 'In the United States: ask the primary care doctor, who may treat plain cases, and the insurer who in the network assesses adults.',
};

export const carersHere: Local = {
  GB: 'In Britain: ask the council for a carer’s assessment and for a needs assessment of the other person. Attendance Allowance is for them, Carer’s Allowance for you, with other names in Scotland; Carers UK advises.',
  IE: 'In Ireland: the HSE gives home support, and the Department pays Carer’s Allowance or Carer’s Benefit and the yearly Carer’s Support Grant. Family Carers Ireland advises.',
  US: 'In the United States: the Eldercare Locator, 1-800-677-1116, names the Area Agency on Aging. Medicaid waivers can pay family members, FMLA protects unpaid leave, and the VA has a caregiver programme.',
  CA: 'In Canada: EI pays caregiving benefits, the Canada Caregiver Credit lowers tax, and home care of the province assesses without a fee.',
  AU: 'In Australia: My Aged Care, 1800 200 422, assesses the person, and the Carer Gateway, 1800 422 737, gives you breaks and counselling. Centrelink pays Carer Payment and Carer Allowance.',
  NZ: 'In New Zealand: the NASC service assesses need, and Work and Income pays the Supported Living Payment to carers. Carers New Zealand advises.',
  ZA: 'In South Africa: SASSA pays a grant-in-aid on top of the grant of somebody who needs full-time care.',
  SG: 'In Singapore: AIC is the one place to ask about care, grants and respite.',
};

export const careHomeHere: Local = {
  GB: 'In Britain: the council assesses need and money; ask the NHS about continuing healthcare first. The CQC reports on homes in England, the Care Inspectorate in Scotland, CIW in Wales.',
  IE: 'In Ireland: Fair Deal pays for nursing homes by income and assets, and HIQA reports on them.',
  US: 'In the United States: Care Compare on medicare.gov rates homes. Medicare pays only short stays; Medicaid pays long ones when savings are low, and the ombudsman knows the homes.',
  CA: 'In Canada: home and community care of the province assesses and keeps the waiting list.',
  AU: 'In Australia: My Aged Care assesses and Services Australia works out the fees. The star ratings of homes are public.',
  NZ: 'In New Zealand: the NASC assesses, and the Residential Care Subsidy pays by income and assets.',
};

export const childcareHelpHere: Local = {
  GB: 'In Britain: Tax-Free Childcare adds £2 to every £8, England funds hours from nine months for working parents, and Universal Credit pays part of the cost. Childcare Choices on GOV.UK compares them.',
  IE: 'In Ireland: the National Childcare Scheme lowers the fee, and ECCE gives two free preschool years.',
  US: 'In the United States: childcare.gov names the subsidy of your state. Head Start is free for low incomes, and a dependent care FSA saves tax.',
  CA: 'In Canada: licensed places in the national programme cost about $10 a day or are on the way there, and provinces give subsidies.',
  AU: 'In Australia: the Child Care Subsidy is claimed with Centrelink in myGov, and states fund kindergarten.',
  NZ: 'In New Zealand: 20 Hours ECE lowers the fee from the age of three, and FamilyBoost pays part back.',
  ZA: 'In South Africa: registered early childhood centres get a subsidy for children of low incomes.',
};

export const parentalLeaveHere: Local = {
  GB: 'In Britain: Statutory Maternity Pay runs 39 weeks, otherwise Maternity Allowance, and Shared Parental Leave can be split. The midwife gives the MAT B1 form.',
  IE: 'In Ireland: Maternity Benefit runs 26 weeks, and Parent’s Benefit nine weeks for each parent, both on MyWelfare.',
  US: 'In the United States: FMLA gives 12 unpaid weeks at larger employers. Some states, such as California, New York and Washington, pay; ask about short-term disability too.',
  CA: 'In Canada: EI pays up to 15 weeks of maternity and 40 shared weeks of parental benefits, or fewer dollars over a longer time; Quebec has the QPIP.',
  AU: 'In Australia: Parental Leave Pay is claimed with Centrelink in myGov before the birth, on top of what the employer gives.',
  NZ: 'In New Zealand: Inland Revenue pays 26 weeks of paid parental leave.',
  IN: 'In India: maternity leave is 26 weeks for the first two children at employers of ten and more, and ESIC pays for insured women.',
  ZA: 'In South Africa: the UIF pays maternity and parental benefits; the form goes to the labour centre or uFiling.',
};

export const bereavementHere: Local = {
  GB: 'In Britain: Cruse Bereavement Support has a helpline and groups, and WAY is for people who lost a partner before 51. AtaLoss lists local groups.',
  IE: 'In Ireland: the Irish Hospice Foundation’s Bereavement Support Line is 1800 80 70 77.',
  US: 'In the United States: hospices run free grief groups also for families they did not know, and GriefShare meets in churches.',
  CA: 'In Canada: MyGrief.ca is free, and hospices and Bereaved Families groups meet.',
  AU: 'In Australia: Griefline is 1300 845 745 and has free groups online.',
  NZ: 'In New Zealand: the local hospice or Grief Support service has counsellors; call or text 1737 to talk.',
};

export const singleParentsHere: Local = {
  GB: 'In Britain: Gingerbread advises single parents. Look at Universal Credit, the single person discount on council tax, and the Child Maintenance Service.',
  IE: 'In Ireland: One Family and Treoir advise, and the One-Parent Family Payment is claimed at Intreo.',
  US: 'In the United States: WIC, SNAP, Medicaid or CHIP and child support enforcement are offices of the state; 211 names them.',
  CA: 'In Canada: file a tax return each year, for the Canada Child Benefit and provincial benefits depend on it.',
  AU: 'In Australia: Centrelink pays Parenting Payment and Family Tax Benefit, and Services Australia runs child support.',
  NZ: 'In New Zealand: Work and Income pays Sole Parent Support, and Inland Revenue Working for Families and child support.',
  ZA: 'In South Africa: SASSA pays the child support grant, and the maintenance court at the magistrate’s office costs nothing.',
};

export const familyMediationHere: Local = {
  GB: 'In England and Wales a first meeting with a family mediator (MIAM) comes before most court applications; Cafcass has a parenting plan to fill in. In Scotland it is Relationships Scotland.',
  IE: 'In Ireland: the Family Mediation Service of the Legal Aid Board costs nothing.',
  US: 'In the United States: the self-help center of the county’s family court has forms, and many courts ask for a parenting class and mediation.',
  CA: 'In Canada: family justice centres of the province mediate for little or nothing.',
  AU: 'In Australia: the Family Relationship Advice Line is 1800 050 321, and a certificate from dispute resolution comes before most court applications on children.',
  NZ: 'In New Zealand: Family Dispute Resolution and the Parenting Through Separation course come before the Family Court.',
};

export const divorceHere: Local = {
  GB: 'In England and Wales you apply online on GOV.UK, without blame: 20 weeks until the conditional order, six more until the final one. Scotland has a simple procedure without young children.',
  IE: 'In Ireland: you must have lived apart for two of the last three years; the Legal Aid Board helps on low incomes.',
  US: 'In the United States: you file at the family court of the county; the state sets residence and waiting times, and the self-help center has the forms.',
  CA: 'In Canada: one year of living apart is the usual ground, and a joint application is the cheap way.',
  AU: 'In Australia: you apply online after 12 months of separation; property must be settled within a year of the divorce.',
  NZ: 'In New Zealand: you apply to the Family Court for dissolution after two years apart.',
};

export const bloodHere: Local = {
  GB: 'In Britain: book with NHS Give Blood in England, the Scottish National Blood Transfusion Service, or the Welsh Blood Service.',
  IE: 'In Ireland: book with the Irish Blood Transfusion Service on giveblood.ie.',
  US: 'In the United States: book with the American Red Cross or a center of America’s Blood Centers.',
  CA: 'In Canada: book with Canadian Blood Services, in Quebec with Héma-Québec.',
  AU: 'In Australia: book with Lifeblood, 13 14 95.',
  NZ: 'In New Zealand: book with the New Zealand Blood Service.',
  IN: 'In India: e-RaktKosh shows blood banks and camps.',
  ZA: 'In South Africa: book with SANBS, in the Western Cape with the WCBS.',
  DE: 'In Germany: the DRK, Haema and university clinics take donors.',
};

export const dentistHere: Local = {
  GB: 'In Britain: the NHS site shows practices that take new NHS patients, with three price bands in England; NHS 111 finds urgent help.',
  IE: 'In Ireland: the Treatment Benefit pays a yearly examination to people with enough PRSI, and the medical card covers some work.',
  US: 'In the United States: dental schools and health centers treat at lower prices when you have no insurance.',
  CA: 'In Canada: the Canadian Dental Care Plan helps families without insurance below an income limit.',
  AU: 'In Australia: public dental clinics treat concession card holders, and the Child Dental Benefits Schedule covers many children.',
  NZ: 'In New Zealand: basic care is free until 18, and Work and Income can help with urgent treatment.',
};

export const contraceptionHere: Local = {
  GB: 'In Britain: it is free from the GP, sexual health clinics and, for the pill, many pharmacies.',
  IE: 'In Ireland: it is free for women of 17 to 35 through the GP or pharmacy.',
  US: 'In the United States: most insurance plans pay in full, and Title X clinics charge by income.',
  AU: 'In Australia: family planning clinics of the state advise, and some pills and devices are on the PBS.',
  NZ: 'In New Zealand: Sexual Wellbeing Aotearoa, once Family Planning, has clinics and telephone advice.',
};

export const disabilityHere: Local = {
  GB: 'In Britain: the first doors are PIP (in Scotland Adult Disability Payment), the Blue Badge, a needs assessment of the council, and Access to Work.',
  IE: 'In Ireland: the first doors are Illness Benefit or Disability Allowance, the medical card, and the HSE’s disability services.',
  US: 'In the United States: the first doors are SSDI or SSI with Social Security, the parking placard of the DMV, and the Center for Independent Living near you.',
  CA: 'In Canada: the first doors are CPP disability, the Disability Tax Credit, and the programme of your province.',
  AU: 'In Australia: the first doors are the NDIS under 65, and the Disability Support Pension of Centrelink.',
  NZ: 'In New Zealand: the first doors are the NASC service, the Supported Living Payment, and ACC after an accident.',
  ZA: 'In South Africa: the first door is the disability grant of SASSA.',
  IN: 'In India: the first door is the UDID card.',
};
