import type { Local } from './kind.ts';

// What each country calls its offices, forms and schemes for money, for the steps of several kinds.

export const taxReturnHere: Local = {
  GB: 'In Britain: register for Self Assessment on GOV.UK by 5 October after the tax year, and HMRC sends your UTR number. The online return and the payment are due by 31 January; builders under CIS count the deductions on their statements as tax already paid.',
  IE: 'In Ireland: employees use myAccount at Revenue, the self-employed register for ROS. Form 11 and its payment are due by 31 October, or in the middle of November when you file and pay through ROS.',
  US: 'In the United States: Form 1040 is due by 15 April; Form 4868 gives six more months to file, not to pay. The self-employed add Schedule C and Schedule SE, and IRS Free File and VITA sites help without a fee.',
  CA: 'In Canada: file by 30 April with NETFILE software or a free CVITP clinic; the self-employed may file until 15 June but pay by 30 April. Slips such as the T4 are in CRA My Account, and Quebec has a return of its own.',
  AU: 'In Australia: lodge with myTax through myGov by 31 October, or be on a tax agent’s list before that day for a later date. Sole traders need an ABN, and with GST a BAS goes to the ATO as well.',
  NZ: 'In New Zealand: Inland Revenue works out most wages by itself. With other income you file an IR3 in myIR by 7 July.',
  IN: 'In India: file the ITR form that fits your income on the income tax e-filing portal, and compare it with Form 26AS and the AIS first. PAN and Aadhaar must be linked.',
  ZA: 'In South Africa: file on SARS eFiling or the MobiApp in the season that opens in July, and check an auto-assessment before you accept it. Your employer gives you the IRP5; business income is declared as provisional tax.',
  NG: 'In Nigeria: people file with the internal revenue service of their state by 31 March, in Lagos with LIRS. You need a Tax ID.',
  KE: 'In Kenya: file on iTax with your KRA PIN by 30 June. Employees copy the figures from the P9 form.',
  DE: 'In Germany: file through ELSTER. Without an adviser the return is due by 31 July of the next year, and a Lohnsteuerhilfeverein helps employees for a small fee.',
};

export const keptTaxPapersHere: Local = {
  GB: 'In Britain the self-employed keep their records for at least five years after the deadline.',
  IE: 'In Ireland the self-employed keep their records for six years.',
  US: 'In the United States three years are the rule, and seven are the safe side.',
  CA: 'In Canada six years are the rule.',
  AU: 'In Australia five years are the rule.',
  NZ: 'In New Zealand seven years are the rule.',
  ZA: 'In South Africa five years are the rule.',
};

export const correctedTaxHere: Local = {
  GB: 'In Britain you change a return in your online account for twelve months after the deadline.',
  US: 'In the United States a return is amended with Form 1040-X, mostly within three years.',
  CA: 'In Canada you change a return in CRA My Account once it has been assessed.',
  AU: 'In Australia you amend a return in myTax, mostly within two years.',
  IN: 'In India a revised return is possible for some months, an updated one (ITR-U) for some years.',
};

export const lateTaxesHere: Local = {
  GB: 'In Britain: HMRC’s Self Assessment line says which years are open and agrees a Time to Pay plan. TaxAid helps people on low incomes without a fee.',
  IE: 'In Ireland: Revenue shows open returns in myAccount or ROS, and agrees a phased payment arrangement for what is owed.',
  US: 'In the United States: your IRS online account has the wage and income transcripts of each year; Form 9465 asks for instalments. Low Income Taxpayer Clinics help for little or nothing.',
  CA: 'In Canada: CRA My Account has the slips of past years. The Voluntary Disclosures Program can lower penalties for those who come before the CRA asks.',
  AU: 'In Australia: the ATO shows open years in myGov and agrees payment plans. National Tax Clinics help people on low incomes without a fee.',
  NZ: 'In New Zealand: myIR shows which returns are missing, and you apply there for an instalment arrangement.',
  IN: 'In India: an older year can still be filed as an updated return, the form ITR-U, with additional tax.',
  ZA: 'In South Africa: eFiling shows outstanding returns, and you can ask SARS there for a payment arrangement. The Voluntary Disclosure Programme is for those who come first.',
};

export const selfEmployedHere: Local = {
  GB: 'In Britain: register as a sole trader for Self Assessment on GOV.UK once you take in more than £1,000 a tax year, and HMRC sends a UTR number. Builders register for CIS too; a limited company is set up at Companies House instead.',
  IE: 'In Ireland: register as a sole trader with Revenue, through ROS or form TR1, and a trading name with the CRO. The Local Enterprise Office has mentors and Start Your Own Business courses.',
  US: 'In the United States: ask the city or county clerk about a business license and a trade name (DBA), and get an EIN on irs.gov without a fee. Income goes on Schedule C with estimated tax each quarter; an LLC is filed with the Secretary of State.',
  CA: 'In Canada: register the trade name with your province, and a GST/HST account with the CRA once sales pass $30,000 in four quarters. Income goes on form T2125.',
  AU: 'In Australia: an ABN is free at abr.gov.au, and the business name is registered with ASIC. GST begins at $75,000 a year; from then on a BAS goes to the ATO.',
  NZ: 'In New Zealand: tell Inland Revenue that you are self-employed and get an NZBN. GST begins at $60,000 a year, and ACC levies are billed as well.',
  IN: 'In India: you need a PAN and an Udyam registration as a small business, and a GSTIN once turnover passes the limit of your state.',
  ZA: 'In South Africa: register with SARS as a provisional taxpayer. A company is registered with the CIPC through BizPortal.',
  NG: 'In Nigeria: register a business name with the Corporate Affairs Commission (CAC) and get a Tax ID. SMEDAN advises small firms.',
  KE: 'In Kenya: register the business name on eCitizen, have a KRA PIN, and get the single business permit of your county.',
  PH: 'In the Philippines: register the name with the DTI, get barangay clearance and the mayor’s permit, then register with the BIR.',
  SG: 'In Singapore: register the business with ACRA on BizFile. The self-employed pay MediSave contributions to the CPF and file with IRAS.',
  DE: 'In Germany: a trade is registered at the Gewerbeamt, a liberal profession only with the Finanzamt. Both fill in the tax questionnaire in ELSTER.',
};

export const businessAdviceHere: Local = {
  GB: 'In Britain: growth hubs in England, Business Gateway in Scotland and Business Wales advise without a fee, and the Start Up Loans scheme lends to new firms.',
  IE: 'In Ireland: the Local Enterprise Office of your county advises, and has grants for small firms. Microfinance Ireland lends where banks do not.',
  US: 'In the United States: SCORE mentors and the Small Business Development Center (SBDC) advise without a fee; sba.gov explains licences and loans.',
  CA: 'In Canada: the small business centre of your city, Futurpreneur for people under 40, and BDC advise and lend. BizPaL lists the permits you need.',
  AU: 'In Australia: business.gov.au lists grants and, with ABLIS, the licences of your state. Business advisers of your council or chamber often cost nothing.',
  NZ: 'In New Zealand: business.govt.nz has the checklists, and the Regional Business Partner of your area advises.',
  IN: 'In India: the District Industries Centre explains permits and loans, such as those of PMEGP and MUDRA.',
  ZA: 'In South Africa: the Small Enterprise Development and Finance Agency (SEDFA) advises and lends, and your municipality issues the trading licence.',
  NG: 'In Nigeria: SMEDAN advises small firms, and the Bank of Industry (BOI) lends.',
  KE: 'In Kenya: the Kenya National Chamber of Commerce advises, and the Hustler Fund and Uwezo Fund lend small sums.',
};

export const employerHere: Local = {
  GB: 'In Britain: register as an employer with HMRC for PAYE, take out employers’ liability insurance, and set up the workplace pension.',
  IE: 'In Ireland: register as an employer with Revenue and report each pay day through ROS. Written core terms are due within five days.',
  US: 'In the United States: you need an EIN, Forms I-9 and W-4 of each person, the new-hire report to the state, and workers’ compensation insurance.',
  CA: 'In Canada: open a payroll account with the CRA for tax, CPP and EI, and register with the workers’ compensation board of your province.',
  AU: 'In Australia: register for PAYG withholding with the ATO, pay super, report through Single Touch Payroll, and insure with the workers compensation of your state. The Fair Work site has the award rates.',
  NZ: 'In New Zealand: register as an employer with Inland Revenue, deduct PAYE and KiwiSaver, and give a written employment agreement.',
  IN: 'In India: registration with EPFO and ESIC depends on the number of staff, and the Shops and Establishments Act of your state applies from the first one.',
  ZA: 'In South Africa: register with SARS for PAYE, with the UIF, and with the Compensation Fund (COIDA).',
};

export const emergencyFundHere: Local = {
  GB: 'In Britain: an easy-access savings account or cash ISA is covered by the FSCS. Help to Save adds half again for people who work and get Universal Credit.',
  IE: 'In Ireland: banks and credit unions are covered by the Deposit Guarantee Scheme, and State Savings are sold at post offices.',
  US: 'In the United States: a high-yield savings account at an FDIC bank, or an NCUA credit union, fits best. The 401(k) is not a reserve, because early withdrawals cost tax and mostly a penalty.',
  CA: 'In Canada: a savings account inside a TFSA keeps the interest free of tax. CDIC covers banks, and the province covers credit unions.',
  AU: 'In Australia: a high-interest savings account, or the offset account of a home loan, fits best. The Financial Claims Scheme covers banks.',
  NZ: 'In New Zealand: an on-call savings account fits best. The Depositor Compensation Scheme covers banks, while money in KiwiSaver is locked away.',
  IN: 'In India: a savings account with a sweep-in deposit fits best, and the DICGC insures banks. PPF and EPF are too hard to reach for a reserve.',
  ZA: 'In South Africa: a money market or 32-day notice account fits best, or a tax-free savings account if you leave it alone in normal times.',
  NG: 'In Nigeria: choose a bank insured by the NDIC or a money market fund registered with the SEC, rather than cash at home.',
};

export const firstHomeSavingHere: Local = {
  GB: 'In Britain: a Lifetime ISA adds 25 per cent to up to £4,000 a year, if you open it between 18 and 39 and buy a first home for £450,000 or less. It must have been open for a year.',
  IE: 'In Ireland: the Help to Buy refund and the First Home Scheme help with new homes, and the Local Authority Home Loan with those whom banks refuse.',
  US: 'In the United States: the housing finance agency of your state has grants and loans for the down payment, and a counselor approved by HUD explains them. FHA loans begin at 3.5 per cent down.',
  CA: 'In Canada: the First Home Savings Account (FHSA) takes up to $8,000 a year, deducted from income like an RRSP. The Home Buyers’ Plan lends you money from your own RRSP.',
  AU: 'In Australia: the First Home Super Saver Scheme lets you save through super, and the 5% Deposit Scheme spares lenders mortgage insurance. States add grants and lower stamp duty for first buyers.',
  NZ: 'In New Zealand: after three years in KiwiSaver you can withdraw nearly all of it for a first home, and a First Home Loan asks for a deposit of 5 per cent.',
  IN: 'In India: banks mostly lend 75 to 90 per cent of the price, and stamp duty comes on top. Look whether PMAY helps at your income.',
  ZA: 'In South Africa: First Home Finance, once called FLISP, is a subsidy for first buyers on low and middle incomes. Transfer and bond costs come on top of the deposit.',
  NG: 'In Nigeria: those who pay into the National Housing Fund can borrow through the Federal Mortgage Bank of Nigeria.',
  DE: 'In Germany: banks like 20 per cent plus all buying costs from your own money. Ask about Wohn-Riester, Bausparen and loans of the KfW.',
  KE: 'In Kenya: Boma Yangu registers savers for affordable homes, and SACCOs lend a multiple of your deposits.',
  PH: 'In the Philippines: members of Pag-IBIG with 24 monthly savings can ask for its housing loan.',
  PL: 'In Poland: banks mostly ask for 10 to 20 per cent of your own (wkład własny). A Konto Mieszkaniowe adds a state bonus to steady saving, and notary and taxes come on top.',
  JM: 'In Jamaica: ask the NHT for your contribution record and points, for its loans ask for little or no deposit.',
};

export const homePapersHere: Local = {
  GB: 'In England and Wales a solicitor or licensed conveyancer does searches, exchange and completion, and a surveyor of RICS looks at the building. In Scotland a solicitor makes the offer, and the seller’s Home Report comes first.',
  IE: 'In Ireland: your solicitor checks title and contracts, and a surveyor looks at the building before you sign. Stamp duty and the solicitor are paid on top of the deposit.',
  US: 'In the United States: a home inspector looks within the inspection period, and a title company, escrow agent or attorney closes. Read the Closing Disclosure, which comes three business days before.',
  CA: 'In Canada: make the offer conditional on a home inspection and financing. A real estate lawyer closes, in Quebec a notary, and most provinces charge land transfer tax.',
  AU: 'In Australia: a conveyancer or solicitor reads the contract, and a building and pest inspection comes before you bid, for a purchase at auction has no cooling-off.',
  NZ: 'In New Zealand: a lawyer or conveyancer reads the agreement. Order the LIM report of the council and a building report as conditions.',
  IN: 'In India: a lawyer checks the title, the encumbrance certificate and, for new projects, the RERA number. The sale deed is registered with the sub-registrar.',
  ZA: 'In South Africa: a signed offer to purchase binds you. A conveyancing attorney moves the property at the Deeds Office, and transfer duty comes on top.',
  NG: 'In Nigeria: a lawyer searches the Land Registry and checks the Certificate of Occupancy and the Governor’s Consent before you pay anything.',
  KE: 'In Kenya: an advocate searches the title at the land registry or on Ardhisasa before you pay, and the land control board agrees for farm land.',
  DE: 'In Germany: a notary writes and reads the contract, and you are owner with the entry in the Grundbuch. Tax, notary and often an agent add 7 to 12 per cent.',
  PH: 'In the Philippines: ask the Registry of Deeds for a certified true copy of the title and the assessor for the tax declaration. Transfer costs come on top.',
  PL: 'In Poland: read all parts of the land and mortgage register (księga wieczysta) online by its number. A notary writes the contract. The bank reckons your credit capacity (zdolność kredytowa) from income, kind of contract and BIK report.',
  JM: 'In Jamaica: an attorney searches the title at the National Land Agency. Contributors of the National Housing Trust (NHT) ask there first; stamp duty, fees and survey come on top.',
  GH: 'In Ghana: a search at the Lands Commission and a licensed surveyor’s site plan come before any payment, with written consent of the family or stool that owns the land.',
};

export const creditReportHere: Local = {
  GB: 'In Britain: Experian, Equifax and TransUnion each give the statutory report without a fee. Registering to vote at your address helps at once.',
  IE: 'In Ireland: order your report from the Central Credit Register, which costs nothing. It has no score; banks read the payments of the last years.',
  US: 'In the United States: annualcreditreport.com gives the reports of Equifax, Experian and TransUnion every week without a fee. Lenders mostly use the FICO score, and loan offers compared within 14 days count as one inquiry.',
  CA: 'In Canada: Equifax and TransUnion show report and score online without a fee. The score runs from 300 to 900.',
  AU: 'In Australia: credit reporting bodies such as Equifax and Experian give the report every three months without a fee. Moneysmart shows how to order all of them.',
  NZ: 'In New Zealand: credit reporters such as Centrix and Equifax give the report without a fee.',
  IN: 'In India: CIBIL, Experian, Equifax and CRIF High Mark each give one full report a year without a fee. CIBIL scores run from 300 to 900.',
  ZA: 'In South Africa: each credit bureau, such as TransUnion and Experian, gives one report a year without a fee.',
  NG: 'In Nigeria: CRC and FirstCentral are credit bureaus; you order your report with your BVN.',
  KE: 'In Kenya: TransUnion, Metropol and Creditinfo each give one report a year without a fee.',
  DE: 'In Germany: the Datenkopie of the Schufa costs nothing by law. Paid debts must be marked as settled; ask the creditor first, then the Schufa.',
  PH: 'In the Philippines: the Credit Information Corporation (CIC) keeps the data, and its accredited bureaus show report and score.',
  SG: 'In Singapore: order the report of Credit Bureau Singapore; it grades you from AA to HH.',
  PL: 'In Poland: BIK shows loans and cards, and BIG InfoMonitor and KRD show unpaid bills such as a phone contract. A copy of your data under the GDPR costs nothing. A paid entry must be removed by the creditor.',
  JM: 'In Jamaica: licensed credit bureaus such as CRIF and Creditinfo each give one report a year without a fee.',
  GH: 'In Ghana: credit bureaus licensed by the Bank of Ghana give one report a year without a fee.',
};

export const debtAdviceHere: Local = {
  GB: 'In Britain: StepChange, National Debtline and Citizens Advice help without a fee. In England and Wales they can start Breathing Space, which stops interest and letters for 60 days.',
  IE: 'In Ireland: MABS helps without a fee, also in talks with lenders.',
  US: 'In the United States: a non-profit counselor of the NFCC (nfcc.org) goes through the budget and can set up a debt management plan. No honest firm asks for a fee before it has settled a debt.',
  CA: 'In Canada: a non-profit member of Credit Counselling Canada goes through the budget, and only a Licensed Insolvency Trustee files a consumer proposal.',
  AU: 'In Australia: financial counsellors of the National Debt Helpline, 1800 007 007, cost nothing. Lenders must answer a hardship request.',
  NZ: 'In New Zealand: MoneyTalks, 0800 345 123, finds a free financial mentor. Lenders must answer a hardship application.',
  IN: 'In India: write to the lender’s nodal officer first. The RBI Ombudsman takes complaints about banks and lenders without a fee.',
  ZA: 'In South Africa: a debt counsellor registered with the National Credit Regulator can start debt review, which stops most court action.',
  SG: 'In Singapore: Credit Counselling Singapore helps with a debt management programme.',
  DE: 'In Germany: the Schuldnerberatung of Caritas, Diakonie, Verbraucherzentrale or the town costs nothing.',
  PL: 'In Poland: free legal aid points (nieodpłatna pomoc prawna) of the district also advise on debts. A court order must be answered within two weeks.',
  KE: 'In Kenya: a lender must answer your written complaint; the SACCO regulator and the Central Bank take it further.',
  PH: 'In the Philippines: the SEC takes complaints about lending apps, and threats to your contacts are illegal.',
  NG: 'In Nigeria: the FCCPC takes complaints about loan apps that threaten your contacts, and the Central Bank about banks.',
};

export const insolvencyHere: Local = {
  GB: 'In England and Wales the ways are a Debt Relief Order, an IVA and bankruptcy. In Scotland they are the Debt Arrangement Scheme, a trust deed and sequestration.',
  IE: 'In Ireland: the Insolvency Service runs the Debt Relief Notice, the Debt Settlement Arrangement and the Personal Insolvency Arrangement, and Abhaile pays for advice on mortgage arrears.',
  US: 'In the United States: Chapter 7 clears most debts, Chapter 13 is a plan of three to five years. A course with an approved credit counselor comes before filing, and legal aid helps people on low incomes.',
  CA: 'In Canada: a consumer proposal or bankruptcy goes only through a Licensed Insolvency Trustee, whose first talk costs nothing.',
  AU: 'In Australia: a debt agreement and bankruptcy are run by AFSA. Talk to a free financial counsellor before either.',
  NZ: 'In New Zealand: the Insolvency and Trustee Service runs the Debt Repayment Order, the No Asset Procedure and bankruptcy.',
  ZA: 'In South Africa: the ways are debt review, administration by the magistrate’s court, and sequestration.',
};

export const statePensionHere: Local = {
  GB: 'In Britain: Check your State Pension on GOV.UK shows forecast and National Insurance record, and Pension Wise gives a free talk from the age of 50.',
  IE: 'In Ireland: MyWelfare shows your contribution statement, and you claim the State Pension (Contributory) there.',
  US: 'In the United States: an account on ssa.gov, called my Social Security, shows earnings and the benefit at each age. Medicare begins at 65, and counselors of SHIP explain it without a fee.',
  CA: 'In Canada: My Service Canada Account has the CPP statement of contributions. Old Age Security comes at 65, with the Guaranteed Income Supplement on a low income.',
  AU: 'In Australia: myGov shows every super account through the ATO. The Age Pension is claimed with Centrelink, whose Financial Information Service explains the choices without a fee.',
  NZ: 'In New Zealand: NZ Super comes at 65 and is applied for with Work and Income. KiwiSaver opens at the same age.',
  IN: 'In India: the EPFO passbook under your UAN shows every contribution, and the NPS account shows the rest.',
  ZA: 'In South Africa: each employer’s fund sends a benefit statement. The older persons grant is applied for with SASSA from the age of 60.',
  NG: 'In Nigeria: your Pension Fund Administrator shows the Retirement Savings Account (RSA), and PenCom hears complaints.',
  KE: 'In Kenya: the NSSF shows your statement online, and employers’ schemes send theirs each year.',
  DE: 'In Germany: the Deutsche Rentenversicherung sends the Rentenauskunft and closes gaps in a Kontenklärung without a fee.',
  PH: 'In the Philippines: My.SSS or GSIS shows your contributions. SSS pays a pension from 60, or 65, with 120 months paid.',
  SG: 'In Singapore: your CPF account shows the balances at 55, and CPF LIFE pays from 65. The planner on the CPF site shows both.',
  PL: 'In Poland: your ZUS account shows contributions and an estimate. The age is 60 for women and 65 for men; PPK, IKE and IKZE are extra.',
  JM: 'In Jamaica: ask the National Insurance Scheme (NIS) for your contribution record, and an approved retirement scheme for the rest.',
  GH: 'In Ghana: SSNIT shows your record. It pays in full from 60, and less from 55, with 180 months paid.',
};

export const pensionPlansHere: Local = {
  GB: 'In Britain: ask payroll what the workplace pension pays in if you pay more. A personal pension (SIPP) gets tax relief, and a stocks and shares ISA keeps gains free of tax.',
  IE: 'In Ireland: pay goes into the employer’s scheme or into My Future Fund, and a PRSA takes more with tax relief.',
  US: 'In the United States: take the full match of the 401(k) or 403(b) first, then a Roth or traditional IRA, and an HSA if your health plan allows one.',
  CA: 'In Canada: take the employer’s match in the group RRSP first. A TFSA suits lower incomes, an RRSP higher ones.',
  AU: 'In Australia: the employer pays the super guarantee. Salary sacrifice adds to it, and the government co-contribution helps on lower incomes.',
  NZ: 'In New Zealand: pay enough into KiwiSaver to get all of the employer’s and the government’s contribution each year.',
  IN: 'In India: EPF comes through the employer, PPF is safe for 15 years, and NPS is meant for the pension.',
  ZA: 'In South Africa: an employer’s fund or a retirement annuity lowers tax, and a tax-free savings account stays open to you.',
  NG: 'In Nigeria: employer and employee pay into the RSA, and voluntary contributions can be added through your PFA.',
};

export const lostPensionsHere: Local = {
  GB: 'In Britain: the Pension Tracing Service on GOV.UK finds the address of an old scheme without a fee.',
  US: 'In the United States: the Retirement Savings Lost and Found of the Department of Labor searches old plans, and the PBGC keeps unclaimed pensions.',
  AU: 'In Australia: the ATO shows lost super in myGov, where you can also move it to another fund.',
  NZ: 'In New Zealand: myIR names your KiwiSaver provider.',
  IN: 'In India: old EPF accounts are merged under one UAN on the EPFO portal.',
  ZA: 'In South Africa: the FSCA has a search for unclaimed benefits of retirement funds.',
};

export const benefitsHere: Local = {
  GB: 'In Britain: the calculators of Turn2us or entitledto show what you could claim, and Citizens Advice helps with the form.',
  IE: 'In Ireland: Citizens Information explains each payment; you apply on MyWelfare or at the Intreo centre.',
  US: 'In the United States: dial 211 or look at usa.gov/benefits. SNAP and Medicaid are applied for at the office of your state.',
  CA: 'In Canada: the Benefits Finder on canada.ca lists what fits, 211 names local help, and filing a tax return is what opens most payments.',
  AU: 'In Australia: the payment finder of Services Australia shows what fits, and Centrelink is claimed through myGov.',
  NZ: 'In New Zealand: Work and Income has a page to check what you might get, and Citizens Advice Bureau helps with the form.',
  IN: 'In India: myScheme.gov.in shows schemes by your answers, and a Common Service Centre files the form.',
  ZA: 'In South Africa: SASSA pays grants, and you can apply at its office or online.',
};

export const benefitAppealHere: Local = {
  GB: 'In Britain: first comes mandatory reconsideration, asked for within a month, then an appeal to the tribunal. Citizens Advice or a law centre helps without a fee.',
  IE: 'In Ireland: ask for a review by the Department, or appeal to the Social Welfare Appeals Office. Citizens Information and FLAC help without a fee.',
  US: 'In the United States: Social Security gives 60 days to ask for reconsideration, and then for a hearing. Legal aid or a lawyer paid out of back pay can take the case.',
  CA: 'In Canada: ask Service Canada for reconsideration, then appeal to the Social Security Tribunal. Community legal clinics help without a fee.',
  AU: 'In Australia: ask Centrelink for a formal review, then the Administrative Review Tribunal. Economic Justice Australia lists free welfare rights centres.',
  NZ: 'In New Zealand: ask Work and Income for a Review of Decision. A benefit rights service or Community Law helps without a fee.',
};

export const childSavingsHere: Local = {
  GB: 'In Britain: a Junior ISA grows free of tax until 18. Teenagers born before 2011 may own a Child Trust Fund, which GOV.UK finds.',
  IE: 'In Ireland: credit unions have accounts for children, and post offices sell State Savings.',
  US: 'In the United States: the 529 plan of a state is for education, a custodial account (UTMA) for anything, and a custodial Roth IRA for a child who earns.',
  CA: 'In Canada: in an RESP the Canada Education Savings Grant adds 20 per cent, up to $500 a year. The Canada Learning Bond helps families on low incomes even without own money.',
  AU: 'In Australia: children pay high tax on interest above a small sum, so parents often save in their own name or in an education bond.',
  NZ: 'In New Zealand: a KiwiSaver account for a child is locked until a first home or 65, so pocket savings belong in a bank account.',
  IN: 'In India: Sukanya Samriddhi is for girls under ten, and a PPF account can be opened for any child.',
  ZA: 'In South Africa: a tax-free savings account can be opened in the child’s name, and it uses up the child’s own lifetime limit.',
};

export const willFormHere: Local = {
  GB: 'In England and Wales two witnesses who inherit nothing watch you sign; in Scotland one witness is enough. Free Wills Month and Will Aid let solicitors write simple wills for a gift to charity.',
  IE: 'In Ireland: two witnesses who inherit nothing are present when you sign. A spouse has a legal right share, whatever the will says.',
  US: 'In the United States: the state decides; mostly two adult witnesses sign, and a self-proving affidavit before a notary saves trouble. Beneficiary forms of the 401(k), IRA and life insurance go before the will.',
  CA: 'In Canada: two witnesses who inherit nothing sign in most provinces. Quebec has the notarial will.',
  AU: 'In Australia: two witnesses who inherit nothing sign. Super is not part of the will: give the fund a binding death nomination.',
  NZ: 'In New Zealand: two witnesses who inherit nothing sign. Public Trust and law firms draft wills.',
  IN: 'In India: two witnesses sign, and registering the will with the sub-registrar is possible but no duty. Check the nominations of bank, EPF and insurance too.',
  ZA: 'In South Africa: two witnesses of 14 or more who inherit nothing sign, and you sign every page. In Wills Week attorneys write simple wills without a fee.',
  NG: 'In Nigeria: two witnesses sign, and the will can be lodged with the Probate Registry of the High Court.',
};

export const powerOfAttorneyHere: Local = {
  GB: 'In England and Wales there are two lasting powers of attorney (LPA), for money and for health, registered with the Office of the Public Guardian. Scotland has continuing and welfare powers of attorney with an office of its own.',
  IE: 'In Ireland: the enduring power of attorney (EPA) is made through the Decision Support Service, with statements of a solicitor and a doctor.',
  US: 'In the United States: you need a durable power of attorney for money and a health care proxy with an advance directive, on the forms of your state. Social Security wants its own representative payee.',
  CA: 'In Canada: Ontario has powers of attorney for property and for personal care, British Columbia the representation agreement, Quebec the protection mandate.',
  AU: 'In Australia: an enduring power of attorney covers money; for health it is, by state, an enduring guardian, medical decision-maker or advance care directive.',
  NZ: 'In New Zealand: there are two enduring powers of attorney (EPA), for property and for personal care and welfare. A lawyer or other authorised witness signs.',
  ZA: 'In South Africa: a power of attorney ends when the person can no longer decide. Ask an attorney early about a trust, or about an administrator through the Master of the High Court.',
};

export const estateHere: Local = {
  GB: 'In England and Wales you apply for probate on GOV.UK, in Scotland for confirmation at the sheriff court. Tell Us Once informs most government offices.',
  IE: 'In Ireland: file the Statement of Affairs (SA.2) with Revenue, then apply to the Probate Office.',
  US: 'In the United States: the probate court of the county issues letters testamentary. Most states have a small-estate affidavit that saves probate.',
  CA: 'In Canada: the court of the province grants probate, and the CRA’s clearance certificate comes before you share out.',
  AU: 'In Australia: the Supreme Court of the state grants probate, and the Australian Death Notification Service tells many offices at once.',
  NZ: 'In New Zealand: the High Court grants probate. Banks pay out small sums without it.',
  IN: 'In India: banks pay to the nominee; for the rest you need a legal heir certificate, a succession certificate or probate, by state and asset.',
  ZA: 'In South Africa: the death is reported to the Master of the High Court, who issues letters of executorship, or of authority for small estates.',
  NG: 'In Nigeria: the Probate Registry of the High Court grants probate or letters of administration.',
  KE: 'In Kenya: petition the High Court or a magistrate’s court for the grant. It stands in the Gazette for 30 days and is confirmed after six months.',
  PH: 'In the Philippines: heirs who agree sign an extrajudicial settlement, publish it for three weeks, and pay the estate tax to the BIR within a year.',
  SG: 'In Singapore: the Family Justice Courts grant probate or letters of administration. CPF money goes to the nominees.',
  DE: 'In Germany: the Nachlassgericht issues the Erbschein, and a will from a notary often replaces it. Refusing is possible for six weeks only.',
  PL: 'In Poland: all heirs together can get the act of succession from a notary; otherwise the district court decides. Refusing, and form SD-Z2 for close family, are due within six months.',
  JM: 'In Jamaica: the Supreme Court, or a parish court for small estates, grants probate or letters of administration. The tax office assesses the estate first.',
  GH: 'In Ghana: the court grants probate or letters of administration. Without a will the Intestate Succession Law shares between spouse, children and family.',
};

export const studentLoanHere: Local = {
  GB: 'In Britain: repayments come off your pay above a threshold and the rest is written off in the end, so many never gain by paying early. Your plan stands in the account at the Student Loans Company.',
  US: 'In the United States: studentaid.gov lists every federal loan, its servicer and the income-driven plans. Public Service Loan Forgiveness is for government and non-profit staff.',
  CA: 'In Canada: the National Student Loans Service Centre runs federal loans, and its Repayment Assistance Plan lowers payments on a low income.',
  AU: 'In Australia: HELP debts are indexed each June and repaid through tax, and the ATO shows the balance in myGov.',
  NZ: 'In New Zealand: the loan bears no interest while you live there, and myIR shows the balance.',
  ZA: 'In South Africa: the NSFAS portal shows what is owed, and it agrees on instalments by income.',
  NG: 'In Nigeria: loans of NELFUND are repaid from pay after national service.',
};

export const scamReportHere: Local = {
  GB: 'In Britain: ring 159 to reach your bank safely. Report it to Report Fraud, which was called Action Fraud, or in Scotland to the police on 101.',
  IE: 'In Ireland: ring the bank’s fraud line, then report it at your Garda station.',
  US: 'In the United States: report it at reportfraud.ftc.gov and ic3.gov. IdentityTheft.gov writes a recovery plan, and the three credit bureaus freeze your file without a fee.',
  CA: 'In Canada: report it to the Canadian Anti-Fraud Centre and the local police, and ask Equifax and TransUnion for a fraud alert.',
  AU: 'In Australia: report it to Scamwatch and ReportCyber. IDCARE helps with stolen identity without a fee.',
  NZ: 'In New Zealand: ring the bank, report it to Netsafe, and to the police on 105.',
  IN: 'In India: ring 1930 at once and file on cybercrime.gov.in, for the bank can still stop the money.',
  ZA: 'In South Africa: get a case number from the SAPS, and a protective listing of the Southern African Fraud Prevention Service.',
  NG: 'In Nigeria: ring the bank’s fraud desk, then report it to the police and the EFCC.',
  SG: 'In Singapore: ring the bank and the ScamShield Helpline, 1799, then file a police report.',
};

export const energyHelpHere: Local = {
  GB: 'In Britain: ask the supplier about the Warm Home Discount and the Priority Services Register. Home Energy Scotland, Nest in Wales and the council’s energy team know the grants.',
  IE: 'In Ireland: the SEAI pays grants and, for people on certain payments, the whole work under Warmer Homes.',
  US: 'In the United States: LIHEAP helps with bills and the Weatherization Assistance Program with insulation; both are applied for through your state or 211.',
  AU: 'In Australia: Energy Made Easy compares offers, in Victoria Victorian Energy Compare. States have rebates for concession card holders.',
  NZ: 'In New Zealand: Powerswitch compares plans, and Warmer Kiwi Homes pays most of the insulation for people with a Community Services Card or in certain areas.',
};

export const medicalBillHere: Local = {
  US: 'In the United States: non-profit hospitals must have a financial assistance policy (charity care); ask for its form, also after the bill has come. The No Surprises Help Desk takes complaints about bills from outside the network.',
  IE: 'In Ireland: a medical card, a GP visit card or the Drugs Payment Scheme lowers what you pay, and hospitals agree on instalments.',
  IN: 'In India: Ayushman Bharat (PM-JAY) pays for hospital care of families it covers, at hospitals that take part.',
};

export const ombudsmanHere: Local = {
  GB: 'In Britain: after eight weeks, or a final letter, the Financial Ombudsman Service decides without a fee.',
  IE: 'In Ireland: the Financial Services and Pensions Ombudsman (FSPO) decides without a fee.',
  US: 'In the United States: the insurance department of your state takes complaints, and the CFPB those about banks, cards and loans.',
  CA: 'In Canada: the General Insurance OmbudService handles home and car, OLHI life and health insurance, and OBSI banks.',
  AU: 'In Australia: the Australian Financial Complaints Authority (AFCA) decides without a fee.',
  NZ: 'In New Zealand: each firm belongs to one scheme, mostly IFSO, FSCL or the Banking Ombudsman, which decides without a fee.',
  IN: 'In India: the Insurance Ombudsman decides without a fee, and Bima Bharosa of the IRDAI takes complaints first.',
  ZA: 'In South Africa: the National Financial Ombud Scheme decides without a fee.',
  SG: 'In Singapore: FIDReC mediates for a small fee.',
};

export const consumerHere: Local = {
  GB: 'In Britain: the Consumer Rights Act covers faulty goods and services, and section 75 makes the card firm liable from £100 to £30,000. The Citizens Advice consumer service helps without a fee.',
  IE: 'In Ireland: the CCPC explains your rights, and ECC Ireland helps with sellers in other countries of the union.',
  US: 'In the United States: dispute a credit card charge in writing within 60 days of the statement. The attorney general of your state takes complaints, the Department of Transportation those on flights.',
  CA: 'In Canada: the consumer protection office of the province explains your rights, and the Canadian Transportation Agency decides on flights.',
  AU: 'In Australia: the consumer guarantees apply beyond the maker’s warranty. The fair trading office of your state helps without a fee.',
  NZ: 'In New Zealand: the Consumer Guarantees Act applies, and Consumer Protection explains it.',
  IN: 'In India: the National Consumer Helpline, 1915, writes to the firm for you.',
  ZA: 'In South Africa: the Consumer Goods and Services Ombud helps without a fee.',
  NG: 'In Nigeria: the FCCPC takes complaints.',
};

export const funeralHelpHere: Local = {
  GB: 'In Britain: people on certain benefits apply for the Funeral Expenses Payment, in Scotland the Funeral Support Payment, within six months.',
  IE: 'In Ireland: an Additional Needs Payment of the Department can help.',
  US: 'In the United States: the VA helps with the burial of veterans, and the county where there is no money at all.',
  CA: 'In Canada: the estate applies for the CPP death benefit, and the province helps people on social assistance.',
  AU: 'In Australia: ask Services Australia about bereavement payments, and the state where there is no money at all.',
  NZ: 'In New Zealand: Work and Income has the Funeral Grant, and ACC pays after an accident.',
};

export const usedCarHere: Local = {
  GB: 'In Britain: compare the V5C with the car, read the MOT history on GOV.UK, and pay for a history check on finance and theft.',
  IE: 'In Ireland: compare the registration certificate, check the NCT, and pay for a history check on finance and mileage.',
  US: 'In the United States: read the title, look the VIN up at an NMVTIS provider, and have your own mechanic look at it.',
  CA: 'In Canada: look the VIN up for liens and accidents; in Ontario the seller gives you the UVIP.',
  AU: 'In Australia: a search of the PPSR shows money owed, theft and write-offs.',
  NZ: 'In New Zealand: a search of the PPSR shows money owed, and the WoF must be less than a month old at a sale.',
  IN: 'In India: compare the RC on the Parivahan site, with its hypothecation, and the insurance.',
  ZA: 'In South Africa: check the NaTIS certificate, and have police clearance and roadworthy test done.',
  KE: 'In Kenya: search the logbook on the NTSA portal, and have the transfer done there on the same day as the payment.',
  NG: 'In Nigeria: compare the chassis number with customs papers and licence, and ask the police whether it was reported stolen.',
  PH: 'In the Philippines: compare OR and CR with chassis and engine number, look for an encumbrance, and get the HPG clearance for the transfer.',
  SG: 'In Singapore: look up COE, PARF and open loan on OneMotoring before you pay.',
  DE: 'In Germany: compare Zulassungsbescheinigung Teil II, TÜV report and service book, and use a motoring club’s sales contract.',
  PL: 'In Poland: historiapojazdu.gov.pl shows mileage and inspections. Pay the PCC tax within 14 days and register within 30.',
  JM: 'In Jamaica: see title, fitness certificate and the seller’s ID, have it valued, and transfer the title at the tax office.',
  GH: 'In Ghana: compare the chassis number with DVLA and customs papers, and transfer the ownership at the DVLA.',
};

export const soldCarHere: Local = {
  GB: 'In Britain: after the sale tell the DVLA online with the number from the V5C; the rest of the tax is paid back by itself.',
  IE: 'In Ireland: after the sale register the change of owner with the Department of Transport at once.',
  US: 'In the United States: at the sale sign over the title, and send the DMV the notice of sale or release of liability.',
  AU: 'In Australia: after the sale send the notice of disposal to the state’s office.',
  NZ: 'In New Zealand: after the sale tell NZTA Waka Kotahi online.',
  IN: 'In India: at the sale Forms 29 and 30 go to the RTO.',
  ZA: 'In South Africa: after the sale the notification of change of ownership (NCO) goes to the registering authority.',
};

export const solarHere: Local = {
  GB: 'In Britain: choose an installer with the MCS certificate, and a supplier that pays the Smart Export Guarantee.',
  IE: 'In Ireland: apply for the SEAI grant before the work begins.',
  US: 'In the United States: DSIRE lists what state and utility pay, and the utility decides on net metering.',
  AU: 'In Australia: the installer takes the small-scale certificates (STCs) off the price, and must be accredited.',
  DE: 'In Germany: the system is entered in the Marktstammdatenregister.',
};
