import type { Country } from './countries.ts';

/** Words of one country or of several, in the notation of `anyOf`. */
export type Telling = readonly (readonly [countries: readonly Country[], phrases: readonly string[]])[];

const list = (phrases: string) => phrases.trim().split(/\s*,\s*/);

/** Offices, forms, exams and schemes that only these countries have. */
export const offices: Telling = [
  [
    ['GB'],
    list(
      `hmrc, nhs, gov.uk, gcse/gcses, national_insurance, universal_credit, council_tax, dvla, dvsa, ucas,
      jobcentre, job_centre, lifetime_isa, lisa account, cash_isa, isa allowance, ofsted, ukvi, life_in_the_uk,
      indefinite_leave, ilr, cqc, nvq, btec, utr number, cis deductions/scheme/statements, personal_independence_payment, dbs_check,
      mot, right_to_buy, pgce, student_finance, p45, p60, ni_number, premium_bonds, sixth_form, ir35, ehcp, tv_licence,
      motability, section_21, shared_ownership, companies_house, stepchange`,
    ),
  ],
  [
    ['IE'],
    list(
      `leaving_cert, leaving_certificate, junior_cert, revenue.ie, cao points/form/application, garda/gardai/gardaí, pps_number,
      ppsn, gaelscoil, susi_grant, ndls, nct, qqi, fetac, nmbi, intreo, mabs`,
    ),
  ],
  [
    ['US'],
    list(
      `irs, 401k, 401(k, 403b, 403(b, roth, fafsa, medicaid, dmv, uscis, n-400, i-90, my_green_card, social_security_number, obamacare,
      cdl, food_stamps, fha_loan, va_loan, fico, w-2/w2, a/my 1099, 1099 form/income/work/contractor, schedule_c, an/my ein, ein number,
      pell_grant, gi_bill, community_college, osha, usmle, 529 plan/account/for, real_id, naturalization, jatc, ibew, ssdi, zip_code,
      section_8 voucher/housing/apartment, chapter_7/chapter_13 bankruptcy, medicare_part_b, checking_account`,
    ),
  ],
  [
    ['CA'],
    list(
      `cra, rrsp/rrsps, tfsa/tfsas, fhsa, resp, canada_revenue, discover_canada, service_canada, osap, cegep, red_seal, pr_card, hst,
      linc classes/class, g1/g2 test/licence/license`,
    ),
  ],
  [
    ['AU'],
    list(
      `ato, superannuation, super fund/funds/balance/account/contributions, my/our super is/and/has/early, into my? super, centrelink,
      mygov, tafe, ndis, hecs, my/our/quarterly bas, bas statement/lodgement/lodgment/agent, abn, vce, atar, 482_visa, visa_subclass, ahpra, white_card`,
    ),
  ],
  [['NZ'], list('ird number, ird, kiwisaver, ncea, winz, acc claim, waka_kotahi, nzta, studylink, kainga_ora')],
  [
    ['IN'],
    list(
      `upsc, ssc_cgl, ibps, aadhaar/aadhar, pan_card, gstin, ppf, epf, epfo, jee, cbse, icse,
      crack/clear/pass/for neet, neet exam/ug/pg/coaching/score/prep, fssai, itr, nifty, demat, ca inter/foundation/final, iit, iim,
      gate_exam`,
    ),
  ],
  [['ZA'], list('sars, nsfas, ccma, uif, sassa, unisa, prdp, rands, stokvel, bakkie')],
  [['NG'], list('nysc, jamb, neco, utme, naira, nafdac, cac registration')],
  [['KE'], list('kcse, kra pin, itax, ntsa, helb, chama, matatu, ksh')],
  [
    ['PH'],
    list(
      'tesda, philhealth, pag-ibig, sss contribution/contributions, upcat, prc board/licence/license, barangay, psa birth',
    ),
  ],
  [['SG'], list('hdb, cpf, psle, skillsfuture, bto flat')],
  [['DE'], list('elster, finanzamt, schufa, ihk, abitur, bafög, minijob, krankenkasse, agentur_für_arbeit')],
  [['PL'], list('pesel, zus, ppk, bik, starostwo, księga_wieczysta, ksiega_wieczysta, zloty, złoty, pln')],
  [['JM'], list('nht loan/contribution/contributions/contributor/benefit, trn number, nis pension, heart_trust')],
  [['GH'], list('ssnit, cedis, cedi, wassce, trotro')],
  [['US', 'CA'], list('ged, nclex, mcat, lpn, dui')],
  [['GB', 'IE'], list('cscs')],
  [['GB', 'IN'], list('nmc')],
  [['GB', 'SG'], list('a-level, a-levels')],
  [['GB', 'NZ'], list('citizens_advice')],
  [['IN', 'AU'], list('rto')],
  [['IN', 'ZA'], list('matric')],
];

const notAmerican: readonly Country[] = ['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'NG', 'KE', 'SG'];

/** Money, and words that some countries do not say. They refute a time zone more often than they name a country. */
export const speech: Telling = [
  [['US', 'CA', 'AU', 'NZ', 'SG'], list('dollar, dollars')],
  [['IE', 'DE'], list('euro, euros')],
  [['GB', 'IE'], list('quid, _ stone overweight, one/two/three/four/five/six/1/2/3/4/5/6 stone, half_a_stone, camhs')],
  [
    ['US', 'CA'],
    list(
      `diaper/diapers, sidewalk, freshman, sophomore, condo/condos, paycheck/paychecks, elementary_school, middle_school, grad_school,
      thanksgiving`,
    ),
  ],
  [['AU', 'NZ'], list('ute, arvo, tradie, smoko')],
  [['US', 'CA'], list('road_test')],
  [['US', 'CA', 'AU', 'NZ', 'ZA', 'NG', 'KE', 'PH'], list("driver's_license, drivers_license, driver_license")],
  [['US'], list('memorial_day, veterans_day, labor_day, presidents_day, fourth_of_july')],
  [['CA'], list('canada_day, victoria_day')],
  [['AU', 'NZ'], list('anzac_day')],
  [['GB', 'IE'], list('bank_holiday, mothering_sunday')],
  [['US', 'CA', 'PH'], list('math, gas_station')],
  [['US', 'CA', 'IN', 'ZA', 'NG', 'KE', 'PH', 'SG'], list("mom, mom's, moms, mommy")],
  [['GB', 'IE', 'AU', 'NZ', 'CA', 'IN', 'ZA', 'NG', 'KE', 'SG'], list("mum, mum's, mums, mam")],
  [notAmerican, list('maths, fortnight, lorry, petrol')],
  [['GB', 'IE', 'AU', 'NZ', 'ZA'], list('gp, gps, uni')],
];

/** Signs before or after a sum: '£4,000', 'R14 500'. */
export const signs: readonly (readonly [countries: readonly Country[], sign: RegExp])[] = [
  [['GB'], /£/],
  [['IE', 'DE'], /€/],
  [['US', 'CA', 'AU', 'NZ', 'SG'], /\$/],
  [['IN'], /₹/],
  [['NG'], /₦/],
  [['PH'], /₱/],
  [['ZA'], /\bR ?\d{1,3}(?:[ ,]?\d{3})+\b/],
];
