// Made from the files of the kinds by `npm run generate`; do not edit.
import { applyFor } from '../archetypes/apply-for.ts';
import { becomeMoreX } from '../archetypes/become-more-x.ts';
import { bringInANewWay } from '../archetypes/bring-in-a-new-way.ts';
import { buildAThing } from '../archetypes/build-a-thing.ts';
import { buySomething } from '../archetypes/buy-something.ts';
import { careForBodyPart } from '../archetypes/care-for-body-part.ts';
import { careForSomeone } from '../archetypes/care-for-someone.ts';
import { celebrateSomething } from '../archetypes/celebrate-something.ts';
import { changeHowIFeel } from '../archetypes/change-how-i-feel.ts';
import { claimWhatIsDue } from '../archetypes/claim-what-is-due.ts';
import { collectMoney } from '../archetypes/collect-money.ts';
import { complyWithARule } from '../archetypes/comply-with-a-rule.ts';
import { decideBetween } from '../archetypes/decide-between.ts';
import { doItAlone } from '../archetypes/do-it-alone.ts';
import { doMoreOften } from '../archetypes/do-more-often.ts';
import { earnMoreWith } from '../archetypes/earn-more-with.ts';
import { endAQuarrel } from '../archetypes/end-a-quarrel.ts';
import { eventOnADate } from '../archetypes/event-on-a-date.ts';
import { findOutAbout } from '../archetypes/find-out-about.ts';
import { finishSomethingBegun } from '../archetypes/finish-something-begun.ts';
import { foundSomething } from '../archetypes/found-something.ts';
import { getAPosition } from '../archetypes/get-a-position.ts';
import { getKnown } from '../archetypes/get-known.ts';
import { getPermission } from '../archetypes/get-permission.ts';
import { getRidOf } from '../archetypes/get-rid-of.ts';
import { gradedExam } from '../archetypes/graded-exam.ts';
import { growSomething } from '../archetypes/grow-something.ts';
import { handOverARole } from '../archetypes/hand-over-a-role.ts';
import { helpSomeoneDo } from '../archetypes/help-someone-do.ts';
import { improveASkill } from '../archetypes/improve-a-skill.ts';
import { improveHowItRuns } from '../archetypes/improve-how-it-runs.ts';
import { joinSomething } from '../archetypes/join-something.ts';
import { keepAnAnimalWell } from '../archetypes/keep-an-animal-well.ts';
import { learnASkill } from '../archetypes/learn-a-skill.ts';
import { learnASubject } from '../archetypes/learn-a-subject.ts';
import { makeAThingByHand } from '../archetypes/make-a-thing-by-hand.ts';
import { meetAStandard } from '../archetypes/meet-a-standard.ts';
import { mendARelation } from '../archetypes/mend-a-relation.ts';
import { moveTo } from '../archetypes/move-to.ts';
import { nPiecesOf } from '../archetypes/n-pieces-of.ts';
import { negotiateSomething } from '../archetypes/negotiate-something.ts';
import { officialPaper } from '../archetypes/official-paper.ts';
import { organiseSomething } from '../archetypes/organise-something.ts';
import { overcomeAFearOf } from '../archetypes/overcome-a-fear-of.ts';
import { planSomething } from '../archetypes/plan-something.ts';
import { publishOrSubmit } from '../archetypes/publish-or-submit.ts';
import { reachANumber } from '../archetypes/reach-a-number.ts';
import { rentSomething } from '../archetypes/rent-something.ts';
import { repairSomething } from '../archetypes/repair-something.ts';
import { restoreOrDigitise } from '../archetypes/restore-or-digitise.ts';
import { runSomethingRegularly } from '../archetypes/run-something-regularly.ts';
import { saveUpFor } from '../archetypes/save-up-for.ts';
import { saySomethingHard } from '../archetypes/say-something-hard.ts';
import { sellSomething } from '../archetypes/sell-something.ts';
import { spendLessOn } from '../archetypes/spend-less-on.ts';
import { startDoingDaily } from '../archetypes/start-doing-daily.ts';
import { stopDoing } from '../archetypes/stop-doing.ts';
import { symptomToAppointment } from '../archetypes/symptom-to-appointment.ts';
import { takePartInEvent } from '../archetypes/take-part-in-event.ts';
import { taperOff } from '../archetypes/taper-off.ts';
import { teachSomeone } from '../archetypes/teach-someone.ts';
import { travelTo } from '../archetypes/travel-to.ts';
import { visitSomeone } from '../archetypes/visit-someone.ts';
import { winSomebodyOver } from '../archetypes/win-somebody-over.ts';
import { winSomething } from '../archetypes/win-something.ts';
import { writeSomething } from '../archetypes/write-something.ts';
import { appealBenefitDecision } from '../financial/appeal-benefit-decision.ts';
import { balanceAClubBudget } from '../financial/balance-a-club-budget.ts';
import { benefitsOrGrantApplication } from '../financial/benefits-or-grant-application.ts';
import { buildHomeFromAbroad } from '../financial/build-home-from-abroad.ts';
import { buyACar } from '../financial/buy-a-car.ts';
import { buyAHomeTogether } from '../financial/buy-a-home-together.ts';
import { buyAHome } from '../financial/buy-a-home.ts';
import { buyLand } from '../financial/buy-land.ts';
import { cancelSubscriptions } from '../financial/cancel-subscriptions.ts';
import { carCosts } from '../financial/car-costs.ts';
import { catchUpWithArrears } from '../financial/catch-up-with-arrears.ts';
import { charityFundraiser } from '../financial/charity-fundraiser.ts';
import { chaseUnpaidInvoices } from '../financial/chase-unpaid-invoices.ts';
import { childSavings } from '../financial/child-savings.ts';
import { christmasAndBirthdayFund } from '../financial/christmas-and-birthday-fund.ts';
import { clearCreditCard } from '../financial/clear-credit-card.ts';
import { consolidatePensions } from '../financial/consolidate-pensions.ts';
import { contestedInheritance } from '../financial/contested-inheritance.ts';
import { creditScore } from '../financial/credit-score.ts';
import { cryptoWithCare } from '../financial/crypto-with-care.ts';
import { debtReliefOrInsolvency } from '../financial/debt-relief-or-insolvency.ts';
import { donateRegularly } from '../financial/donate-regularly.ts';
import { earlyRetirement } from '../financial/early-retirement.ts';
import { emergencyFund } from '../financial/emergency-fund.ts';
import { employeeShareOptions } from '../financial/employee-share-options.ts';
import { extraIncome } from '../financial/extra-income.ts';
import { farmLandAgreement } from '../financial/farm-land-agreement.ts';
import { financialPlanAsCouple } from '../financial/financial-plan-as-couple.ts';
import { findAFinancialAdviser } from '../financial/find-a-financial-adviser.ts';
import { freelanceBookkeeping } from '../financial/freelance-bookkeeping.ts';
import { funeralCosts } from '../financial/funeral-costs.ts';
import { getLentMoneyBack } from '../financial/get-lent-money-back.ts';
import { holidayHome } from '../financial/holiday-home.ts';
import { injuryClaim } from '../financial/injury-claim.ts';
import { insulateOrNewHeating } from '../financial/insulate-or-new-heating.ts';
import { insuranceClaim } from '../financial/insurance-claim.ts';
import { insuranceReview } from '../financial/insurance-review.ts';
import { investFirstTime } from '../financial/invest-first-time.ts';
import { investRegularly } from '../financial/invest-regularly.ts';
import { keepInheritedHome } from '../financial/keep-inherited-home.ts';
import { liveOnOneIncome } from '../financial/live-on-one-income.ts';
import { lowerEnergyBills } from '../financial/lower-energy-bills.ts';
import { medicalBill } from '../financial/medical-bill.ts';
import { moneyForABill } from '../financial/money-for-a-bill.ts';
import { monthlyBudget } from '../financial/monthly-budget.ts';
import { mortgageReady } from '../financial/mortgage-ready.ts';
import { moveToCheaperHome } from '../financial/move-to-cheaper-home.ts';
import { negotiateBills } from '../financial/negotiate-bills.ts';
import { newcomerBankAndCredit } from '../financial/newcomer-bank-and-credit.ts';
import { noSpendChallenge } from '../financial/no-spend-challenge.ts';
import { outOfOverdraft } from '../financial/out-of-overdraft.ts';
import { overdueTaxReturns } from '../financial/overdue-tax-returns.ts';
import { parentalLeaveMoney } from '../financial/parental-leave-money.ts';
import { payOffDebt } from '../financial/pay-off-debt.ts';
import { payOffMortgage } from '../financial/pay-off-mortgage.ts';
import { payOffOneLoan } from '../financial/pay-off-one-loan.ts';
import { payOffStudentLoan } from '../financial/pay-off-student-loan.ts';
import { powerOfAttorney } from '../financial/power-of-attorney.ts';
import { prenup } from '../financial/prenup.ts';
import { protectSavingsFromInflation } from '../financial/protect-savings-from-inflation.ts';
import { recoverAfterScam } from '../financial/recover-after-scam.ts';
import { recoverFromGamblingDebt } from '../financial/recover-from-gambling-debt.ts';
import { redundancyMoney } from '../financial/redundancy-money.ts';
import { refundOrCompensation } from '../financial/refund-or-compensation.ts';
import { remortgage } from '../financial/remortgage.ts';
import { rentOutARoomOrFlat } from '../financial/rent-out-a-room-or-flat.ts';
import { rentalDepositBack } from '../financial/rental-deposit-back.ts';
import { retirementAccountTopUp } from '../financial/retirement-account-top-up.ts';
import { retirementSaving } from '../financial/retirement-saving.ts';
import { saveEveryMonth } from '../financial/save-every-month.ts';
import { saveForAPurchase } from '../financial/save-for-a-purchase.ts';
import { saveForHouseDeposit } from '../financial/save-for-house-deposit.ts';
import { saveForTravel } from '../financial/save-for-travel.ts';
import { saveForWedding } from '../financial/save-for-wedding.ts';
import { savingsGroup } from '../financial/savings-group.ts';
import { secondPropertyToLet } from '../financial/second-property-to-let.ts';
import { selfBuild } from '../financial/self-build.ts';
import { sellAHome } from '../financial/sell-a-home.ts';
import { sellBelongings } from '../financial/sell-belongings.ts';
import { sellMyCar } from '../financial/sell-my-car.ts';
import { sendMoneyHome } from '../financial/send-money-home.ts';
import { solarPanels } from '../financial/solar-panels.ts';
import { sortFinancesAfterLossOrDivorce } from '../financial/sort-finances-after-loss-or-divorce.ts';
import { spendLess } from '../financial/spend-less.ts';
import { startingMoney } from '../financial/starting-money.ts';
import { statePensionGaps } from '../financial/state-pension-gaps.ts';
import { stopWorkAtAnAge } from '../financial/stop-work-at-an-age.ts';
import { studentBudget } from '../financial/student-budget.ts';
import { taxReturn } from '../financial/tax-return.ts';
import { teachKidsMoney } from '../financial/teach-kids-money.ts';
import { teenSaving } from '../financial/teen-saving.ts';
import { titleDeedOrLease } from '../financial/title-deed-or-lease.ts';
import { unpaidWages } from '../financial/unpaid-wages.ts';
import { willAndEstate } from '../financial/will-and-estate.ts';
import { windfallOrInheritance } from '../financial/windfall-or-inheritance.ts';
import { activeWithANewJoint } from '../health/active-with-a-new-joint.ts';
import { adultAdhd } from '../health/adult-adhd.ts';
import { allergiesAndAsthma } from '../health/allergies-and-asthma.ts';
import { backPain } from '../health/back-pain.ts';
import { bloodPressure } from '../health/blood-pressure.ts';
import { breakThePainkillerHeadache } from '../health/break-the-painkiller-headache.ts';
import { breastfeedMyBaby } from '../health/breastfeed-my-baby.ts';
import { breatheBetterWithCopd } from '../health/breathe-better-with-copd.ts';
import { buildMuscle } from '../health/build-muscle.ts';
import { calmEczema } from '../health/calm-eczema.ts';
import { calmRsiAndMouseArm } from '../health/calm-rsi-and-mouse-arm.ts';
import { cardiacRehab } from '../health/cardiac-rehab.ts';
import { checkMyMoles } from '../health/check-my-moles.ts';
import { cholesterol } from '../health/cholesterol.ts';
import { chooseContraception } from '../health/choose-contraception.ts';
import { chooseHospitalOrSecondOpinion } from '../health/choose-hospital-or-second-opinion.ts';
import { chronicPainOrFatigue } from '../health/chronic-pain-or-fatigue.ts';
import { clearAcne } from '../health/clear-acne.ts';
import { comeOffMedicineWithMyDoctor } from '../health/come-off-medicine-with-my-doctor.ts';
import { cookAtHome } from '../health/cook-at-home.ts';
import { cosmeticOrHairSurgery } from '../health/cosmetic-or-hair-surgery.ts';
import { cutCaffeine } from '../health/cut-caffeine.ts';
import { cutSugar } from '../health/cut-sugar.ts';
import { cycleDistance } from '../health/cycle-distance.ts';
import { cycleToWork } from '../health/cycle-to-work.ts';
import { dentalCare } from '../health/dental-care.ts';
import { doAWalkingChallenge } from '../health/do-a-walking-challenge.ts';
import { doMyPhysioExercises } from '../health/do-my-physio-exercises.ts';
import { doPushUps } from '../health/do-push-ups.ts';
import { doTheSplits } from '../health/do-the-splits.ts';
import { drinkLessAlcohol } from '../health/drink-less-alcohol.ts';
import { drinkMoreWater } from '../health/drink-more-water.ts';
import { dryMonth } from '../health/dry-month.ts';
import { eatEnoughProtein } from '../health/eat-enough-protein.ts';
import { eatHealthier } from '../health/eat-healthier.ts';
import { eatMoreVegetables } from '../health/eat-more-vegetables.ts';
import { eatPlantBased } from '../health/eat-plant-based.ts';
import { erectionTrouble } from '../health/erection-trouble.ts';
import { fertility } from '../health/fertility.ts';
import { findADoctor } from '../health/find-a-doctor.ts';
import { fitBeforePregnancy } from '../health/fit-before-pregnancy.ts';
import { flexibilityAndMobility } from '../health/flexibility-and-mobility.ts';
import { freezeMyEggs } from '../health/freeze-my-eggs.ts';
import { gainWeight } from '../health/gain-weight.ts';
import { getAVasectomy } from '../health/get-a-vasectomy.ts';
import { getAnAutismAssessment } from '../health/get-an-autism-assessment.ts';
import { getBraces } from '../health/get-braces.ts';
import { getHearingAids } from '../health/get-hearing-aids.ts';
import { getMyChildAssessed } from '../health/get-my-child-assessed.ts';
import { getThroughTheDarkMonths } from '../health/get-through-the-dark-months.ts';
import { getTravelVaccinations } from '../health/get-travel-vaccinations.ts';
import { getVisibleAbs } from '../health/get-visible-abs.ts';
import { giveBlood } from '../health/give-blood.ts';
import { goThroughIvf } from '../health/go-through-ivf.ts';
import { goutFree } from '../health/gout-free.ts';
import { gutTrouble } from '../health/gut-trouble.ts';
import { gymRoutine } from '../health/gym-routine.ts';
import { healFattyLiver } from '../health/heal-fatty-liver.ts';
import { healFromTrauma } from '../health/heal-from-trauma.ts';
import { healthierLifestyle } from '../health/healthier-lifestyle.ts';
import { healthyPregnancy } from '../health/healthy-pregnancy.ts';
import { heartburnAndReflux } from '../health/heartburn-and-reflux.ts';
import { heelOrFootPain } from '../health/heel-or-foot-pain.ts';
import { intermittentFasting } from '../health/intermittent-fasting.ts';
import { ironDeficiency } from '../health/iron-deficiency.ts';
import { jumpHigher } from '../health/jump-higher.ts';
import { keepMyMindSharp } from '../health/keep-my-mind-sharp.ts';
import { keepTheWeightOff } from '../health/keep-the-weight-off.ts';
import { kneeOrJointPain } from '../health/knee-or-joint-pain.ts';
import { laserEyeSurgery } from '../health/laser-eye-surgery.ts';
import { learnAHandstand } from '../health/learn-a-handstand.ts';
import { learnToRideABikeAsAnAdult } from '../health/learn-to-ride-a-bike-as-an-adult.ts';
import { lessBreathlessOnStairs } from '../health/less-breathless-on-stairs.ts';
import { liftHeavier } from '../health/lift-heavier.ts';
import { liftLowMood } from '../health/lift-low-mood.ts';
import { liveGlutenFreeWithCoeliac } from '../health/live-gluten-free-with-coeliac.ts';
import { liveWellWithEpilepsy } from '../health/live-well-with-epilepsy.ts';
import { liveWellWithParkinsonsOrMs } from '../health/live-well-with-parkinsons-or-ms.ts';
import { liveWithPcos } from '../health/live-with-pcos.ts';
import { liveWithTinnitus } from '../health/live-with-tinnitus.ts';
import { lookAfterMyEyesight } from '../health/look-after-my-eyesight.ts';
import { loosenMyJaw } from '../health/loosen-my-jaw.ts';
import { loseTheBabyWeight } from '../health/lose-the-baby-weight.ts';
import { loseWeight } from '../health/lose-weight.ts';
import { manageAnxiety } from '../health/manage-anxiety.ts';
import { manageStress } from '../health/manage-stress.ts';
import { mealPrep } from '../health/meal-prep.ts';
import { medicalForALicence } from '../health/medical-for-a-licence.ts';
import { menopause } from '../health/menopause.ts';
import { mentalHealth } from '../health/mental-health.ts';
import { migraine } from '../health/migraine.ts';
import { neckAndShoulderPain } from '../health/neck-and-shoulder-pain.ts';
import { overdueCheckUps } from '../health/overdue-check-ups.ts';
import { passAFitnessTest } from '../health/pass-a-fitness-test.ts';
import { passStonesAndPreventMore } from '../health/pass-stones-and-prevent-more.ts';
import { periodPainAndEndometriosis } from '../health/period-pain-and-endometriosis.ts';
import { postpartumRecovery } from '../health/postpartum-recovery.ts';
import { posture } from '../health/posture.ts';
import { pregnantAfterALoss } from '../health/pregnant-after-a-loss.ts';
import { prepareForBirth } from '../health/prepare-for-birth.ts';
import { prepareForMyOperation } from '../health/prepare-for-my-operation.ts';
import { prostateAndNightPeeing } from '../health/prostate-and-night-peeing.ts';
import { psoriasisUnderControl } from '../health/psoriasis-under-control.ts';
import { pullUpsAndBodyweight } from '../health/pull-ups-and-bodyweight.ts';
import { quitCannabis } from '../health/quit-cannabis.ts';
import { quitNicotinePouches } from '../health/quit-nicotine-pouches.ts';
import { quitSmoking } from '../health/quit-smoking.ts';
import { quitVaping } from '../health/quit-vaping.ts';
import { raceHyroxOrObstacles } from '../health/race-hyrox-or-obstacles.ts';
import { recoverAfterStroke } from '../health/recover-after-stroke.ts';
import { recoverFromBurnout } from '../health/recover-from-burnout.ts';
import { recoverFromInjury } from '../health/recover-from-injury.ts';
import { recoverFromSurgery } from '../health/recover-from-surgery.ts';
import { regainWalkingAndStrength } from '../health/regain-walking-and-strength.ts';
import { reversePrediabetes } from '../health/reverse-prediabetes.ts';
import { rideACentury } from '../health/ride-a-century.ts';
import { rowFasterOnTheErg } from '../health/row-faster-on-the-erg.ts';
import { run10k } from '../health/run-10k.ts';
import { run5k } from '../health/run-5k.ts';
import { runAPersonalBest } from '../health/run-a-personal-best.ts';
import { runAgainAfterBirth } from '../health/run-again-after-birth.ts';
import { runAnUltra } from '../health/run-an-ultra.ts';
import { runHalfMarathon } from '../health/run-half-marathon.ts';
import { runMarathon } from '../health/run-marathon.ts';
import { seeADoctor } from '../health/see-a-doctor.ts';
import { sitLess } from '../health/sit-less.ts';
import { skinCare } from '../health/skin-care.ts';
import { sleepBetter } from '../health/sleep-better.ts';
import { sleepWithShiftWork } from '../health/sleep-with-shift-work.ts';
import { slowHairLoss } from '../health/slow-hair-loss.ts';
import { speakAgainAfterStroke } from '../health/speak-again-after-stroke.ts';
import { sportWithADisability } from '../health/sport-with-a-disability.ts';
import { startExercising } from '../health/start-exercising.ts';
import { startPilates } from '../health/start-pilates.ts';
import { startTaiChi } from '../health/start-tai-chi.ts';
import { startTherapy } from '../health/start-therapy.ts';
import { stayFitInPregnancy } from '../health/stay-fit-in-pregnancy.ts';
import { staySoberForGood } from '../health/stay-sober-for-good.ts';
import { staySteadyAndPreventFalls } from '../health/stay-steady-and-prevent-falls.ts';
import { stayStrongAfterSixty } from '../health/stay-strong-after-sixty.ts';
import { stopBingeEating } from '../health/stop-binge-eating.ts';
import { stopBladderInfections } from '../health/stop-bladder-infections.ts';
import { stopNightSnacking } from '../health/stop-night-snacking.ts';
import { stopPanicAttacks } from '../health/stop-panic-attacks.ts';
import { stopSnoringAndApnoea } from '../health/stop-snoring-and-apnoea.ts';
import { strengthenMyBones } from '../health/strengthen-my-bones.ts';
import { swimBetter } from '../health/swim-better.ts';
import { swimLongOpenWater } from '../health/swim-long-open-water.ts';
import { takeMyMedicineOnTime } from '../health/take-my-medicine-on-time.ts';
import { throughCancerTreatment } from '../health/through-cancer-treatment.ts';
import { thyroidBalance } from '../health/thyroid-balance.ts';
import { trainMyPelvicFloor } from '../health/train-my-pelvic-floor.ts';
import { treatMyOcd } from '../health/treat-my-ocd.ts';
import { triathlon } from '../health/triathlon.ts';
import { type1Diabetes } from '../health/type-1-diabetes.ts';
import { type2Diabetes } from '../health/type-2-diabetes.ts';
import { walkMore } from '../health/walk-more.ts';
import { weightLossInjections } from '../health/weight-loss-injections.ts';
import { wisdomTeethOrImplants } from '../health/wisdom-teeth-or-implants.ts';
import { yogaPractice } from '../health/yoga-practice.ts';
import { actOrImprov } from '../hobby/act-or-improv.ts';
import { allotment } from '../hobby/allotment.ts';
import { amateurRadioLicence } from '../hobby/amateur-radio-licence.ts';
import { analoguePhotography } from '../hobby/analogue-photography.ts';
import { archery } from '../hobby/archery.ts';
import { arrangeFlowers } from '../hobby/arrange-flowers.ts';
import { astronomy } from '../hobby/astronomy.ts';
import { bakeSourdough } from '../hobby/bake-sourdough.ts';
import { bake } from '../hobby/bake.ts';
import { balconyGarden } from '../hobby/balcony-garden.ts';
import { becomeAReferee } from '../hobby/become-a-referee.ts';
import { bikepacking } from '../hobby/bikepacking.ts';
import { birdwatching } from '../hobby/birdwatching.ts';
import { boardGamesNight } from '../hobby/board-games-night.ts';
import { bonsai } from '../hobby/bonsai.ts';
import { bookClub } from '../hobby/book-club.ts';
import { breedALitter } from '../hobby/breed-a-litter.ts';
import { buildAPc } from '../hobby/build-a-pc.ts';
import { buildSomethingBig } from '../hobby/build-something-big.ts';
import { calligraphyAndLettering } from '../hobby/calligraphy-and-lettering.ts';
import { campervanConversion } from '../hobby/campervan-conversion.ts';
import { cartwheelOrBackflip } from '../hobby/cartwheel-or-backflip.ts';
import { carveOrTurnWood } from '../hobby/carve-or-turn-wood.ts';
import { chess } from '../hobby/chess.ts';
import { climbMountain } from '../hobby/climb-mountain.ts';
import { coachAYouthTeam } from '../hobby/coach-a-youth-team.ts';
import { collectSomething } from '../hobby/collect-something.ts';
import { composeAPiece } from '../hobby/compose-a-piece.ts';
import { cookWell } from '../hobby/cook-well.ts';
import { cosplayOrCostume } from '../hobby/cosplay-or-costume.ts';
import { creativeHobby } from '../hobby/creative-hobby.ts';
import { crochet } from '../hobby/crochet.ts';
import { danceForAnEvent } from '../hobby/dance-for-an-event.ts';
import { dartsPoolOrBowling } from '../hobby/darts-pool-or-bowling.ts';
import { digitiseTapesAndFilms } from '../hobby/digitise-tapes-and-films.ts';
import { dogSport } from '../hobby/dog-sport.ts';
import { drawAndPaint } from '../hobby/draw-and-paint.ts';
import { drawDigitally } from '../hobby/draw-digitally.ts';
import { editVideos } from '../hobby/edit-videos.ts';
import { electronicsProject } from '../hobby/electronics-project.ts';
import { embroiderOrCrossStitch } from '../hobby/embroider-or-cross-stitch.ts';
import { familyTree } from '../hobby/family-tree.ts';
import { fermentOrBrew } from '../hobby/ferment-or-brew.ts';
import { filmMaking } from '../hobby/film-making.ts';
import { fish } from '../hobby/fish.ts';
import { flowerGarden } from '../hobby/flower-garden.ts';
import { flyADrone } from '../hobby/fly-a-drone.ts';
import { forageWildFood } from '../hobby/forage-wild-food.ts';
import { fruitTrees } from '../hobby/fruit-trees.ts';
import { gardenVegetables } from '../hobby/garden-vegetables.ts';
import { goCamping } from '../hobby/go-camping.ts';
import { golf } from '../hobby/golf.ts';
import { growForShow } from '../hobby/grow-for-show.ts';
import { hikeLongTrail } from '../hobby/hike-long-trail.ts';
import { homeCoffee } from '../hobby/home-coffee.ts';
import { horseRiding } from '../hobby/horse-riding.ts';
import { houseplants } from '../hobby/houseplants.ts';
import { improveMyLawn } from '../hobby/improve-my-lawn.ts';
import { jewelleryMaking } from '../hobby/jewellery-making.ts';
import { joinOrStartBand } from '../hobby/join-or-start-band.ts';
import { jugglingAndCircus } from '../hobby/juggling-and-circus.ts';
import { kayakOrRow } from '../hobby/kayak-or-row.ts';
import { keepACageBird } from '../hobby/keep-a-cage-bird.ts';
import { keepAReptile } from '../hobby/keep-a-reptile.ts';
import { keepAnAquarium } from '../hobby/keep-an-aquarium.ts';
import { keepBees } from '../hobby/keep-bees.ts';
import { keepChickens } from '../hobby/keep-chickens.ts';
import { keepSheepOrGoats } from '../hobby/keep-sheep-or-goats.ts';
import { keepSmallPets } from '../hobby/keep-small-pets.ts';
import { knitOrCrochet } from '../hobby/knit-or-crochet.ts';
import { learnAStageDance } from '../hobby/learn-a-stage-dance.ts';
import { learnAboutWine } from '../hobby/learn-about-wine.ts';
import { learnDance } from '../hobby/learn-dance.ts';
import { learnInstrument } from '../hobby/learn-instrument.ts';
import { learnOnePieceOfMusic } from '../hobby/learn-one-piece-of-music.ts';
import { learnToDj } from '../hobby/learn-to-dj.ts';
import { learnToFly } from '../hobby/learn-to-fly.ts';
import { learnToWeld } from '../hobby/learn-to-weld.ts';
import { leatherwork } from '../hobby/leatherwork.ts';
import { liveStreaming } from '../hobby/live-streaming.ts';
import { localHistory } from '../hobby/local-history.ts';
import { magic } from '../hobby/magic.ts';
import { makeACelebrationCake } from '../hobby/make-a-celebration-cake.ts';
import { makeAComic } from '../hobby/make-a-comic.ts';
import { makeAGame } from '../hobby/make-a-game.ts';
import { makeAPhotoBook } from '../hobby/make-a-photo-book.ts';
import { makeAQuilt } from '../hobby/make-a-quilt.ts';
import { makeAnAnimation } from '../hobby/make-an-animation.ts';
import { makeCheese } from '../hobby/make-cheese.ts';
import { makePizza } from '../hobby/make-pizza.ts';
import { makePreserves } from '../hobby/make-preserves.ts';
import { makeSoapAndCandles } from '../hobby/make-soap-and-candles.ts';
import { makeTheTeam } from '../hobby/make-the-team.ts';
import { martialArt } from '../hobby/martial-art.ts';
import { masterBarbecue } from '../hobby/master-barbecue.ts';
import { masterOneDish } from '../hobby/master-one-dish.ts';
import { mendClothes } from '../hobby/mend-clothes.ts';
import { metalDetecting } from '../hobby/metal-detecting.ts';
import { mixCocktails } from '../hobby/mix-cocktails.ts';
import { modelMaking } from '../hobby/model-making.ts';
import { modelRailway } from '../hobby/model-railway.ts';
import { motorbikeTour } from '../hobby/motorbike-tour.ts';
import { mountainBiking } from '../hobby/mountain-biking.ts';
import { musicExamGrade } from '../hobby/music-exam-grade.ts';
import { paddleALongTrip } from '../hobby/paddle-a-long-trip.ts';
import { paraglideOrSkydive } from '../hobby/paraglide-or-skydive.ts';
import { photographTheNightSky } from '../hobby/photograph-the-night-sky.ts';
import { photographWildlife } from '../hobby/photograph-wildlife.ts';
import { photography } from '../hobby/photography.ts';
import { playCardsWell } from '../hobby/play-cards-well.ts';
import { playOpenMic } from '../hobby/play-open-mic.ts';
import { podcast } from '../hobby/podcast.ts';
import { pottery } from '../hobby/pottery.ts';
import { printmaking } from '../hobby/printmaking.ts';
import { produceMusic } from '../hobby/produce-music.ts';
import { readMore } from '../hobby/read-more.ts';
import { readSheetMusic } from '../hobby/read-sheet-music.ts';
import { readTheClassics } from '../hobby/read-the-classics.ts';
import { releaseAnEpOrAlbum } from '../hobby/release-an-ep-or-album.ts';
import { restoreABicycle } from '../hobby/restore-a-bicycle.ts';
import { restoreFurniture } from '../hobby/restore-furniture.ts';
import { restoreVehicle } from '../hobby/restore-vehicle.ts';
import { rockClimbing } from '../hobby/rock-climbing.ts';
import { runARolePlayingGame } from '../hobby/run-a-role-playing-game.ts';
import { sail } from '../hobby/sail.ts';
import { scienceFair } from '../hobby/science-fair.ts';
import { scuba } from '../hobby/scuba.ts';
import { sewClothes } from '../hobby/sew-clothes.ts';
import { showAndSellArt } from '../hobby/show-and-sell-art.ts';
import { sightsOfNature } from '../hobby/sights-of-nature.ts';
import { singInAChoir } from '../hobby/sing-in-a-choir.ts';
import { sing } from '../hobby/sing.ts';
import { skate } from '../hobby/skate.ts';
import { skiOrSnowboard } from '../hobby/ski-or-snowboard.ts';
import { smartHome } from '../hobby/smart-home.ts';
import { solveCrosswords } from '../hobby/solve-crosswords.ts';
import { solveRubiksCube } from '../hobby/solve-rubiks-cube.ts';
import { standUp } from '../hobby/stand-up.ts';
import { surf } from '../hobby/surf.ts';
import { takeUpARareSport } from '../hobby/take-up-a-rare-sport.ts';
import { teamSport } from '../hobby/team-sport.ts';
import { tennisAndRacketSports } from '../hobby/tennis-and-racket-sports.ts';
import { threeDPrinting } from '../hobby/three-d-printing.ts';
import { translateFamilyPapers } from '../hobby/translate-family-papers.ts';
import { videoGameAchievement } from '../hobby/video-game-achievement.ts';
import { visitThemAll } from '../hobby/visit-them-all.ts';
import { volunteerForFun } from '../hobby/volunteer-for-fun.ts';
import { wildSwimming } from '../hobby/wild-swimming.ts';
import { wildlifeGarden } from '../hobby/wildlife-garden.ts';
import { winMembersForAClub } from '../hobby/win-members-for-a-club.ts';
import { woodwork } from '../hobby/woodwork.ts';
import { writeAMusicalOrPlay } from '../hobby/write-a-musical-or-play.ts';
import { writeBlogOrNewsletter } from '../hobby/write-blog-or-newsletter.ts';
import { writeChildrensBook } from '../hobby/write-childrens-book.ts';
import { writeForMagazines } from '../hobby/write-for-magazines.ts';
import { writeMemoir } from '../hobby/write-memoir.ts';
import { writeNovel } from '../hobby/write-novel.ts';
import { writePoetry } from '../hobby/write-poetry.ts';
import { writeScreenplay } from '../hobby/write-screenplay.ts';
import { writeShortStories } from '../hobby/write-short-stories.ts';
import { writeSongs } from '../hobby/write-songs.ts';
import { youtubeChannel } from '../hobby/youtube-channel.ts';
import { accentAndPronunciation } from '../personal/accent-and-pronunciation.ts';
import { actsOfKindness } from '../personal/acts-of-kindness.ts';
import { adaptTheHome } from '../personal/adapt-the-home.ts';
import { answerMessages } from '../personal/answer-messages.ts';
import { appealADecision } from '../personal/appeal-a-decision.ts';
import { assertiveness } from '../personal/assertiveness.ts';
import { beOnTime } from '../personal/be-on-time.ts';
import { betterGradesAtSchool } from '../personal/better-grades-at-school.ts';
import { bilingualHome } from '../personal/bilingual-home.ts';
import { breakABadHabit } from '../personal/break-a-bad-habit.ts';
import { bringFamilyOver } from '../personal/bring-family-over.ts';
import { bucketList } from '../personal/bucket-list.ts';
import { buildAHabit } from '../personal/build-a-habit.ts';
import { campaignForChange } from '../personal/campaign-for-change.ts';
import { capsuleWardrobe } from '../personal/capsule-wardrobe.ts';
import { carCare } from '../personal/car-care.ts';
import { carInspection } from '../personal/car-inspection.ts';
import { certificateCopy } from '../personal/certificate-copy.ts';
import { childrenOrNot } from '../personal/children-or-not.ts';
import { chooseATattoo } from '../personal/choose-a-tattoo.ts';
import { citizenship } from '../personal/citizenship.ts';
import { civicsTest } from '../personal/civics-test.ts';
import { cleanRoutine } from '../personal/clean-routine.ts';
import { clearHouseAfterDeath } from '../personal/clear-house-after-death.ts';
import { clearMyRecord } from '../personal/clear-my-record.ts';
import { communityProject } from '../personal/community-project.ts';
import { confidence } from '../personal/confidence.ts';
import { contestAFine } from '../personal/contest-a-fine.ts';
import { convertLoftOrGarage } from '../personal/convert-loft-or-garage.ts';
import { dataAndPrivacy } from '../personal/data-and-privacy.ts';
import { dealWithOfficialLetters } from '../personal/deal-with-official-letters.ts';
import { decideSomething } from '../personal/decide-something.ts';
import { declutter } from '../personal/declutter.ts';
import { decorateHome } from '../personal/decorate-home.ts';
import { digitalLegacy } from '../personal/digital-legacy.ts';
import { digitalTidyUp } from '../personal/digital-tidy-up.ts';
import { downsizeHome } from '../personal/downsize-home.ts';
import { dressStyle } from '../personal/dress-style.ts';
import { drivingLicence } from '../personal/driving-licence.ts';
import { drivingTheoryTest } from '../personal/driving-theory-test.ts';
import { emotionalRegulation } from '../personal/emotional-regulation.ts';
import { eveningRoutine } from '../personal/evening-routine.ts';
import { exchangeForeignLicence } from '../personal/exchange-foreign-licence.ts';
import { exchangeYear } from '../personal/exchange-year.ts';
import { faceMyOwnDeath } from '../personal/face-my-own-death.ts';
import { faithPractice } from '../personal/faith-practice.ts';
import { fearOfAnimals } from '../personal/fear-of-animals.ts';
import { fearOfDentist } from '../personal/fear-of-dentist.ts';
import { fearOfFlying } from '../personal/fear-of-flying.ts';
import { fearOfHeights } from '../personal/fear-of-heights.ts';
import { fearOfNeedles } from '../personal/fear-of-needles.ts';
import { fearOfPhoneCalls } from '../personal/fear-of-phone-calls.ts';
import { findACongregation } from '../personal/find-a-congregation.ts';
import { findPurpose } from '../personal/find-purpose.ts';
import { findRentedFlat } from '../personal/find-rented-flat.ts';
import { firstAid } from '../personal/first-aid.ts';
import { fiveDailyPrayers } from '../personal/five-daily-prayers.ts';
import { fixTapOrToilet } from '../personal/fix-tap-or-toilet.ts';
import { flatshareOrStudentRoom } from '../personal/flatshare-or-student-room.ts';
import { focusAndScreenTime } from '../personal/focus-and-screen-time.ts';
import { fromHomelessToHome } from '../personal/from-homeless-to-home.ts';
import { gameLess } from '../personal/game-less.ts';
import { gardenMakeover } from '../personal/garden-makeover.ts';
import { genderTransition } from '../personal/gender-transition.ts';
import { getRidOfPests } from '../personal/get-rid-of-pests.ts';
import { gratitude } from '../personal/gratitude.ts';
import { hajjOrUmrah } from '../personal/hajj-or-umrah.ts';
import { handwriting } from '../personal/handwriting.ts';
import { helpMyChildRead } from '../personal/help-my-child-read.ts';
import { heritageLanguage } from '../personal/heritage-language.ts';
import { hoardingAndFullHome } from '../personal/hoarding-and-full-home.ts';
import { homeAloneFirstFlat } from '../personal/home-alone-first-flat.ts';
import { homeOffice } from '../personal/home-office.ts';
import { homeschoolOrHelpChildLearn } from '../personal/homeschool-or-help-child-learn.ts';
import { joinAFaith } from '../personal/join-a-faith.ts';
import { journal } from '../personal/journal.ts';
import { layAFloor } from '../personal/lay-a-floor.ts';
import { learnBasicDiy } from '../personal/learn-basic-diy.ts';
import { learnLanguage } from '../personal/learn-language.ts';
import { learnSmartphoneAsSenior } from '../personal/learn-smartphone-as-senior.ts';
import { learnTimesTables } from '../personal/learn-times-tables.ts';
import { learnToDriveAgain } from '../personal/learn-to-drive-again.ts';
import { learnToReadAsAdult } from '../personal/learn-to-read-as-adult.ts';
import { learnToSwimAsAdult } from '../personal/learn-to-swim-as-adult.ts';
import { leaveAReligion } from '../personal/leave-a-religion.ts';
import { leaveSharedHome } from '../personal/leave-shared-home.ts';
import { lentAndAdvent } from '../personal/lent-and-advent.ts';
import { licenceBack } from '../personal/licence-back.ts';
import { lifeAfterPrison } from '../personal/life-after-prison.ts';
import { lifeAfterRetirement } from '../personal/life-after-retirement.ts';
import { lifeSkillsAt18 } from '../personal/life-skills-at-18.ts';
import { liveWithNewDisability } from '../personal/live-with-new-disability.ts';
import { liveWithoutACar } from '../personal/live-without-a-car.ts';
import { livingAloneAfterLoss } from '../personal/living-alone-after-loss.ts';
import { longTripOrGapYear } from '../personal/long-trip-or-gap-year.ts';
import { mathsAsAdult } from '../personal/maths-as-adult.ts';
import { meditate } from '../personal/meditate.ts';
import { memoriseAText } from '../personal/memorise-a-text.ts';
import { memoriseScripture } from '../personal/memorise-scripture.ts';
import { memorySkills } from '../personal/memory-skills.ts';
import { mentorSomeone } from '../personal/mentor-someone.ts';
import { minimalism } from '../personal/minimalism.ts';
import { morePatience } from '../personal/more-patience.ts';
import { morningRoutine } from '../personal/morning-routine.ts';
import { motorbikeLicence } from '../personal/motorbike-licence.ts';
import { mouldAndDamp } from '../personal/mould-and-damp.ts';
import { moveAbroad } from '../personal/move-abroad.ts';
import { moveBackHome } from '../personal/move-back-home.ts';
import { moveHome } from '../personal/move-home.ts';
import { nameChange } from '../personal/name-change.ts';
import { newBathroom } from '../personal/new-bathroom.ts';
import { newKitchen } from '../personal/new-kitchen.ts';
import { newStartAsRefugee } from '../personal/new-start-as-refugee.ts';
import { noisyNeighbours } from '../personal/noisy-neighbours.ts';
import { organiseHome } from '../personal/organise-home.ts';
import { overcomeAFear } from '../personal/overcome-a-fear.ts';
import { paintARoom } from '../personal/paint-a-room.ts';
import { panicAndAgoraphobia } from '../personal/panic-and-agoraphobia.ts';
import { paperworkInOrder } from '../personal/paperwork-in-order.ts';
import { parallelParking } from '../personal/parallel-parking.ts';
import { passport } from '../personal/passport.ts';
import { passwordsAndBackups } from '../personal/passwords-and-backups.ts';
import { peaceWithMyBody } from '../personal/peace-with-my-body.ts';
import { perfectionism } from '../personal/perfectionism.ts';
import { permanentResidence } from '../personal/permanent-residence.ts';
import { phoneHabits } from '../personal/phone-habits.ts';
import { photoArchive } from '../personal/photo-archive.ts';
import { pilgrimageOnFoot } from '../personal/pilgrimage-on-foot.ts';
import { planYear } from '../personal/plan-year.ts';
import { prepareForEmergency } from '../personal/prepare-for-emergency.ts';
import { putUpShelves } from '../personal/put-up-shelves.ts';
import { quitPorn } from '../personal/quit-porn.ts';
import { quitSocialMedia } from '../personal/quit-social-media.ts';
import { railOrRoadTrip } from '../personal/rail-or-road-trip.ts';
import { ramadan } from '../personal/ramadan.ts';
import { readHolyBook } from '../personal/read-holy-book.ts';
import { readInALanguage } from '../personal/read-in-a-language.ts';
import { renewResidenceCard } from '../personal/renew-residence-card.ts';
import { renovateRoom } from '../personal/renovate-room.ts';
import { rootsTrip } from '../personal/roots-trip.ts';
import { runAStallForADay } from '../personal/run-a-stall-for-a-day.ts';
import { selfCompassion } from '../personal/self-compassion.ts';
import { selfDefence } from '../personal/self-defence.ts';
import { selfDiscipline } from '../personal/self-discipline.ts';
import { serviceMyBicycle } from '../personal/service-my-bicycle.ts';
import { setUpALibrary } from '../personal/set-up-a-library.ts';
import { settleAnEstate } from '../personal/settle-an-estate.ts';
import { signLanguage } from '../personal/sign-language.ts';
import { skinPickingOrHairPulling } from '../personal/skin-picking-or-hair-pulling.ts';
import { smallClaims } from '../personal/small-claims.ts';
import { smallTalk } from '../personal/small-talk.ts';
import { socialHousing } from '../personal/social-housing.ts';
import { soloTravel } from '../personal/solo-travel.ts';
import { sortALovedOnesThings } from '../personal/sort-a-loved-ones-things.ts';
import { speakingVoice } from '../personal/speaking-voice.ts';
import { speedOfTyping } from '../personal/speed-of-typing.ts';
import { spokenEnglishAtWork } from '../personal/spoken-english-at-work.ts';
import { stammer } from '../personal/stammer.ts';
import { stopComparing } from '../personal/stop-comparing.ts';
import { stopNailBiting } from '../personal/stop-nail-biting.ts';
import { stopOverthinking } from '../personal/stop-overthinking.ts';
import { stopPeoplePleasing } from '../personal/stop-people-pleasing.ts';
import { stopProcrastinating } from '../personal/stop-procrastinating.ts';
import { stopSwearing } from '../personal/stop-swearing.ts';
import { sustainableLife } from '../personal/sustainable-life.ts';
import { tenantRights } from '../personal/tenant-rights.ts';
import { tendAGrave } from '../personal/tend-a-grave.ts';
import { tileAndGrout } from '../personal/tile-and-grout.ts';
import { timeManagement } from '../personal/time-management.ts';
import { towATrailer } from '../personal/tow-a-trailer.ts';
import { travelTrip } from '../personal/travel-trip.ts';
import { travelWithChildren } from '../personal/travel-with-children.ts';
import { tryNewThings } from '../personal/try-new-things.ts';
import { useAiTools } from '../personal/use-ai-tools.ts';
import { visa } from '../personal/visa.ts';
import { volunteer } from '../personal/volunteer.ts';
import { wakeUpEarly } from '../personal/wake-up-early.ts';
import { warmerHome } from '../personal/warmer-home.ts';
import { weeklyReviewAndNotes } from '../personal/weekly-review-and-notes.ts';
import { workingHoliday } from '../personal/working-holiday.ts';
import { zeroWaste } from '../personal/zero-waste.ts';
import { academicCareer } from '../profession/academic-career.ts';
import { accountancyExams } from '../profession/accountancy-exams.ts';
import { adjustmentsAtWork } from '../profession/adjustments-at-work.ts';
import { admissionTest } from '../profession/admission-test.ts';
import { agreementBetweenPartners } from '../profession/agreement-between-partners.ts';
import { auPairOrNanny } from '../profession/au-pair-or-nanny.ts';
import { authorCareer } from '../profession/author-career.ts';
import { barExam } from '../profession/bar-exam.ts';
import { becomeADispatcher } from '../profession/become-a-dispatcher.ts';
import { becomeCabinCrew } from '../profession/become-cabin-crew.ts';
import { becomeCoach } from '../profession/become-coach.ts';
import { becomeConsultant } from '../profession/become-consultant.ts';
import { becomeCounsellor } from '../profession/become-counsellor.ts';
import { becomeDrivingInstructor } from '../profession/become-driving-instructor.ts';
import { becomeJournalist } from '../profession/become-journalist.ts';
import { becomeParamedic } from '../profession/become-paramedic.ts';
import { becomePersonalTrainer } from '../profession/become-personal-trainer.ts';
import { becomePilot } from '../profession/become-pilot.ts';
import { becomeTattooArtist } from '../profession/become-tattoo-artist.ts';
import { becomeTrainDriver } from '../profession/become-train-driver.ts';
import { becomeTranslator } from '../profession/become-translator.ts';
import { betterEssays } from '../profession/better-essays.ts';
import { boardOrTrustee } from '../profession/board-or-trustee.ts';
import { bulliedAtWork } from '../profession/bullied-at-work.ts';
import { businessEnglish } from '../profession/business-english.ts';
import { buyOrTakeOverBusiness } from '../profession/buy-or-take-over-business.ts';
import { careerAtFifty } from '../profession/career-at-fifty.ts';
import { caseInterview } from '../profession/case-interview.ts';
import { challengeDismissal } from '../profession/challenge-dismissal.ts';
import { changeCareer } from '../profession/change-career.ts';
import { changeCourseOrDropOut } from '../profession/change-course-or-drop-out.ts';
import { changeMyShifts } from '../profession/change-my-shifts.ts';
import { chefCareer } from '../profession/chef-career.ts';
import { childEntranceTest } from '../profession/child-entrance-test.ts';
import { childcareQualification } from '../profession/childcare-qualification.ts';
import { chooseADegreeOrCareer } from '../profession/choose-a-degree-or-career.ts';
import { civilServiceExam } from '../profession/civil-service-exam.ts';
import { codingInterview } from '../profession/coding-interview.ts';
import { contributeOpenSource } from '../profession/contribute-open-source.ts';
import { creatorIncome } from '../profession/creator-income.ts';
import { cvAndLinkedin } from '../profession/cv-and-linkedin.ts';
import { designPortfolio } from '../profession/design-portfolio.ts';
import { difficultBoss } from '../profession/difficult-boss.ts';
import { enlargeAHerd } from '../profession/enlarge-a-herd.ts';
import { enterATradeAsAdult } from '../profession/enter-a-trade-as-adult.ts';
import { familyBusiness } from '../profession/family-business.ts';
import { familyShopGoesDigital } from '../profession/family-shop-goes-digital.ts';
import { fillQuietHours } from '../profession/fill-quiet-hours.ts';
import { findFirstClients } from '../profession/find-first-clients.ts';
import { finishDegree } from '../profession/finish-degree.ts';
import { finishThesis } from '../profession/finish-thesis.ts';
import { firstJob } from '../profession/first-job.ts';
import { firstMoneyAsTeen } from '../profession/first-money-as-teen.ts';
import { firstTimeManager } from '../profession/first-time-manager.ts';
import { forkliftAndPlantLicence } from '../profession/forklift-and-plant-licence.ts';
import { freelance } from '../profession/freelance.ts';
import { getBetterAtManaging } from '../profession/get-better-at-managing.ts';
import { getIntoCyberSecurity } from '../profession/get-into-cyber-security.ts';
import { giveATalk } from '../profession/give-a-talk.ts';
import { givePrivateLessons } from '../profession/give-private-lessons.ts';
import { goToUniversity } from '../profession/go-to-university.ts';
import { growAnOnlineShop } from '../profession/grow-an-online-shop.ts';
import { growBusiness } from '../profession/grow-business.ts';
import { hairAndBeautyTraining } from '../profession/hair-and-beauty-training.ts';
import { handOverTheFarmOrFirm } from '../profession/hand-over-the-farm-or-firm.ts';
import { healthSupportTraining } from '../profession/health-support-training.ts';
import { highSchoolEquivalency } from '../profession/high-school-equivalency.ts';
import { hireFirstEmployee } from '../profession/hire-first-employee.ts';
import { homeFoodBusiness } from '../profession/home-food-business.ts';
import { importOrExport } from '../profession/import-or-export.ts';
import { imposterFeeling } from '../profession/imposter-feeling.ts';
import { improveAFarm } from '../profession/improve-a-farm.ts';
import { internalMove } from '../profession/internal-move.ts';
import { internshipOrApprenticeship } from '../profession/internship-or-apprenticeship.ts';
import { interviewPrep } from '../profession/interview-prep.ts';
import { jobAfterRedundancy } from '../profession/job-after-redundancy.ts';
import { joinArmedForces } from '../profession/join-armed-forces.ts';
import { joinFireService } from '../profession/join-fire-service.ts';
import { joinPolice } from '../profession/join-police.ts';
import { joinPrisonOrBorderService } from '../profession/join-prison-or-border-service.ts';
import { keepGoodStaff } from '../profession/keep-good-staff.ts';
import { languageCertificate } from '../profession/language-certificate.ts';
import { lastUnitsOfADiploma } from '../profession/last-units-of-a-diploma.ts';
import { launchProduct } from '../profession/launch-product.ts';
import { leadAProject } from '../profession/lead-a-project.ts';
import { learnDataSkills } from '../profession/learn-data-skills.ts';
import { learnExcel } from '../profession/learn-excel.ts';
import { learnSql } from '../profession/learn-sql.ts';
import { learnToCode } from '../profession/learn-to-code.ts';
import { leaveMyTrade } from '../profession/leave-my-trade.ts';
import { leaveToxicJob } from '../profession/leave-toxic-job.ts';
import { letSomeoneGo } from '../profession/let-someone-go.ts';
import { licenceExam } from '../profession/licence-exam.ts';
import { lorryOrBusLicence } from '../profession/lorry-or-bus-licence.ts';
import { lowerStaffAbsence } from '../profession/lower-staff-absence.ts';
import { marketingSkills } from '../profession/marketing-skills.ts';
import { mastersAdmission } from '../profession/masters-admission.ts';
import { mbaAdmission } from '../profession/mba-admission.ts';
import { medicalResidencyMatch } from '../profession/medical-residency-match.ts';
import { medicalSchoolAdmission } from '../profession/medical-school-admission.ts';
import { moveIntoTech } from '../profession/move-into-tech.ts';
import { newJob } from '../profession/new-job.ts';
import { nonprofit } from '../profession/nonprofit.ts';
import { nurseBeyondTheWard } from '../profession/nurse-beyond-the-ward.ts';
import { oneProfessionalPaper } from '../profession/one-professional-paper.ts';
import { oneSchoolSubject } from '../profession/one-school-subject.ts';
import { openAFranchise } from '../profession/open-a-franchise.ts';
import { openASalon } from '../profession/open-a-salon.ts';
import { openAShop } from '../profession/open-a-shop.ts';
import { openAWorkshop } from '../profession/open-a-workshop.ts';
import { openBnbOrHolidayLet } from '../profession/open-bnb-or-holiday-let.ts';
import { openRestaurantOrCafe } from '../profession/open-restaurant-or-cafe.ts';
import { openSecondLocation } from '../profession/open-second-location.ts';
import { ownMyTruck } from '../profession/own-my-truck.ts';
import { passCloudCertificate } from '../profession/pass-cloud-certificate.ts';
import { passExamAtUniversity } from '../profession/pass-exam-at-university.ts';
import { patentAnIdea } from '../profession/patent-an-idea.ts';
import { payRise } from '../profession/pay-rise.ts';
import { performanceReview } from '../profession/performance-review.ts';
import { performerCareer } from '../profession/performer-career.ts';
import { permanentContract } from '../profession/permanent-contract.ts';
import { phdAdmission } from '../profession/phd-admission.ts';
import { photographyBusiness } from '../profession/photography-business.ts';
import { productOrUxJob } from '../profession/product-or-ux-job.ts';
import { professionalCertificate } from '../profession/professional-certificate.ts';
import { professionalNetwork } from '../profession/professional-network.ts';
import { promotion } from '../profession/promotion.ts';
import { publicSpeaking } from '../profession/public-speaking.ts';
import { publishPaper } from '../profession/publish-paper.ts';
import { raiseFunding } from '../profession/raise-funding.ts';
import { raiseMyGradeAverage } from '../profession/raise-my-grade-average.ts';
import { raiseMyPrices } from '../profession/raise-my-prices.ts';
import { realEstateAgent } from '../profession/real-estate-agent.ts';
import { regulatedProfessionAdmission } from '../profession/regulated-profession-admission.ts';
import { remoteWork } from '../profession/remote-work.ts';
import { resignWell } from '../profession/resign-well.ts';
import { resitAnExam } from '../profession/resit-an-exam.ts';
import { retireWell } from '../profession/retire-well.ts';
import { returnToWork } from '../profession/return-to-work.ts';
import { riseARank } from '../profession/rise-a-rank.ts';
import { runForOffice } from '../profession/run-for-office.ts';
import { salesTarget } from '../profession/sales-target.ts';
import { scholarship } from '../profession/scholarship.ts';
import { schoolLeadership } from '../profession/school-leadership.ts';
import { schoolLeavingExam } from '../profession/school-leaving-exam.ts';
import { seasonalOrShipWork } from '../profession/seasonal-or-ship-work.ts';
import { securityLicence } from '../profession/security-licence.ts';
import { sellAtMarkets } from '../profession/sell-at-markets.ts';
import { sellMyBusiness } from '../profession/sell-my-business.ts';
import { setUpAsATradesperson } from '../profession/set-up-as-a-tradesperson.ts';
import { settleARowInMyTeam } from '../profession/settle-a-row-in-my-team.ts';
import { sideHustle } from '../profession/side-hustle.ts';
import { siteSafetyCard } from '../profession/site-safety-card.ts';
import { softwareProjectShip } from '../profession/software-project-ship.ts';
import { speakUpInMeetings } from '../profession/speak-up-in-meetings.ts';
import { startAFarm } from '../profession/start-a-farm.ts';
import { startBusiness } from '../profession/start-business.ts';
import { startChildcareBusiness } from '../profession/start-childcare-business.ts';
import { startFoodTruck } from '../profession/start-food-truck.ts';
import { startLocalService } from '../profession/start-local-service.ts';
import { startNewJobWell } from '../profession/start-new-job-well.ts';
import { startOnlineShop } from '../profession/start-online-shop.ts';
import { studyNursing } from '../profession/study-nursing.ts';
import { studySkills } from '../profession/study-skills.ts';
import { studyWhileWorking } from '../profession/study-while-working.ts';
import { takeASabbatical } from '../profession/take-a-sabbatical.ts';
import { taxiLicence } from '../profession/taxi-licence.ts';
import { teachOnlineGroups } from '../profession/teach-online-groups.ts';
import { teachYourTrade } from '../profession/teach-your-trade.ts';
import { teacherWorkload } from '../profession/teacher-workload.ts';
import { teachingAssistant } from '../profession/teaching-assistant.ts';
import { teachingJob } from '../profession/teaching-job.ts';
import { thesisProposal } from '../profession/thesis-proposal.ts';
import { tourGuideOrEvents } from '../profession/tour-guide-or-events.ts';
import { tradeQualification } from '../profession/trade-qualification.ts';
import { tradeRegulationsExam } from '../profession/trade-regulations-exam.ts';
import { turnMyBusinessRound } from '../profession/turn-my-business-round.ts';
import { unionOrWorksCouncil } from '../profession/union-or-works-council.ts';
import { useAiAtWork } from '../profession/use-ai-at-work.ts';
import { websiteForMyTrade } from '../profession/website-for-my-trade.ts';
import { whistleblowSafely } from '../profession/whistleblow-safely.ts';
import { winAPublicContract } from '../profession/win-a-public-contract.ts';
import { workAbroad } from '../profession/work-abroad.ts';
import { workAfterYearsAtHome } from '../profession/work-after-years-at-home.ts';
import { workInANewCountry } from '../profession/work-in-a-new-country.ts';
import { workInCare } from '../profession/work-in-care.ts';
import { workLifeBalance } from '../profession/work-life-balance.ts';
import { workPartTime } from '../profession/work-part-time.ts';
import { workVisaSponsorship } from '../profession/work-visa-sponsorship.ts';
import { workWithAnimals } from '../profession/work-with-animals.ts';
import { workWithDisabilityOrAutism } from '../profession/work-with-disability-or-autism.ts';
import { writeBusinessPlan } from '../profession/write-business-plan.ts';
import { writeProfessionalBook } from '../profession/write-professional-book.ts';
import { yogaTeacherTraining } from '../profession/yoga-teacher-training.ts';
import { adoptOrFoster } from '../relationship/adopt-or-foster.ts';
import { apologise } from '../relationship/apologise.ts';
import { askSomebodyOut } from '../relationship/ask-somebody-out.ts';
import { beAGoodAuntOrUncle } from '../relationship/be-a-good-aunt-or-uncle.ts';
import { betterCommunication } from '../relationship/better-communication.ts';
import { betterWithTeenager } from '../relationship/better-with-teenager.ts';
import { blendedFamily } from '../relationship/blended-family.ts';
import { careForParent } from '../relationship/care-for-parent.ts';
import { catBehaviour } from '../relationship/cat-behaviour.ts';
import { celebrateSomeone } from '../relationship/celebrate-someone.ts';
import { childBullied } from '../relationship/child-bullied.ts';
import { childRefusesSchool } from '../relationship/child-refuses-school.ts';
import { childSleep } from '../relationship/child-sleep.ts';
import { childSupport } from '../relationship/child-support.ts';
import { childsBirthdayParty } from '../relationship/childs-birthday-party.ts';
import { chooseASchool } from '../relationship/choose-a-school.ts';
import { chooseCareHome } from '../relationship/choose-care-home.ts';
import { coParenting } from '../relationship/co-parenting.ts';
import { collectFamilyRecipesOrStories } from '../relationship/collect-family-recipes-or-stories.ts';
import { comeOut } from '../relationship/come-out.ts';
import { custodyOrGuardianship } from '../relationship/custody-or-guardianship.ts';
import { datingAfterLossOr50 } from '../relationship/dating-after-loss-or-50.ts';
import { difficultColleague } from '../relationship/difficult-colleague.ts';
import { divorceWell } from '../relationship/divorce-well.ts';
import { dogHomeAlone } from '../relationship/dog-home-alone.ts';
import { dogManners } from '../relationship/dog-manners.ts';
import { emptyNest } from '../relationship/empty-nest.ts';
import { endAFriendship } from '../relationship/end-a-friendship.ts';
import { endARelationshipKindly } from '../relationship/end-a-relationship-kindly.ts';
import { familyOrClassReunion } from '../relationship/family-or-class-reunion.ts';
import { findALostPet } from '../relationship/find-a-lost-pet.ts';
import { findBirthParents } from '../relationship/find-birth-parents.ts';
import { findPartner } from '../relationship/find-partner.ts';
import { firstDates } from '../relationship/first-dates.ts';
import { flatmateTrouble } from '../relationship/flatmate-trouble.ts';
import { forgiveSomeone } from '../relationship/forgive-someone.ts';
import { getACat } from '../relationship/get-a-cat.ts';
import { getOverBreakup } from '../relationship/get-over-breakup.ts';
import { giveAEulogy } from '../relationship/give-a-eulogy.ts';
import { goodNeighbourOrCommunity } from '../relationship/good-neighbour-or-community.ts';
import { goodbyeToAPet } from '../relationship/goodbye-to-a-pet.ts';
import { grandparentTime } from '../relationship/grandparent-time.ts';
import { grief } from '../relationship/grief.ts';
import { helpSomebodyWalkAgain } from '../relationship/help-somebody-walk-again.ts';
import { helpSomeoneStopDrinking } from '../relationship/help-someone-stop-drinking.ts';
import { henOrStag } from '../relationship/hen-or-stag.ts';
import { honeymoon } from '../relationship/honeymoon.ts';
import { hostAFeast } from '../relationship/host-a-feast.ts';
import { hostDinners } from '../relationship/host-dinners.ts';
import { inLaws } from '../relationship/in-laws.ts';
import { inheritedHouseSiblings } from '../relationship/inherited-house-siblings.ts';
import { intimacyAndDateNights } from '../relationship/intimacy-and-date-nights.ts';
import { introducePartnerToChildren } from '../relationship/introduce-partner-to-children.ts';
import { leaveAViolentHome } from '../relationship/leave-a-violent-home.ts';
import { leaveLoneliness } from '../relationship/leave-loneliness.ts';
import { lessJealous } from '../relationship/less-jealous.ts';
import { lifeWithAutisticChild } from '../relationship/life-with-autistic-child.ts';
import { longDistanceRelationship } from '../relationship/long-distance-relationship.ts';
import { makeFriends } from '../relationship/make-friends.ts';
import { marryWithinSomeYears } from '../relationship/marry-within-some-years.ts';
import { moreFamilyTime } from '../relationship/more-family-time.ts';
import { moveInTogether } from '../relationship/move-in-together.ts';
import { newbornFirstMonths } from '../relationship/newborn-first-months.ts';
import { olderChildAndNewBaby } from '../relationship/older-child-and-new-baby.ts';
import { parentMovesIn } from '../relationship/parent-moves-in.ts';
import { parentStopsDriving } from '../relationship/parent-stops-driving.ts';
import { parentWithDementia } from '../relationship/parent-with-dementia.ts';
import { patientParent } from '../relationship/patient-parent.ts';
import { petAdoptAndTrain } from '../relationship/pet-adopt-and-train.ts';
import { phoneRulesForKids } from '../relationship/phone-rules-for-kids.ts';
import { planWedding } from '../relationship/plan-wedding.ts';
import { pottyTraining } from '../relationship/potty-training.ts';
import { prepareForBaby } from '../relationship/prepare-for-baby.ts';
import { proposeMarriage } from '../relationship/propose-marriage.ts';
import { raiseAPuppy } from '../relationship/raise-a-puppy.ts';
import { reactiveOrRescueDog } from '../relationship/reactive-or-rescue-dog.ts';
import { reconnectWithSomeone } from '../relationship/reconnect-with-someone.ts';
import { repairFamilyRift } from '../relationship/repair-family-rift.ts';
import { restForCarers } from '../relationship/rest-for-carers.ts';
import { saveARelationship } from '../relationship/save-a-relationship.ts';
import { seeSomebodyBeforeTheyDie } from '../relationship/see-somebody-before-they-die.ts';
import { setBoundaries } from '../relationship/set-boundaries.ts';
import { shareHousework } from '../relationship/share-housework.ts';
import { siblingsShareCare } from '../relationship/siblings-share-care.ts';
import { singleParentLife } from '../relationship/single-parent-life.ts';
import { slimMyPet } from '../relationship/slim-my-pet.ts';
import { socialConfidence } from '../relationship/social-confidence.ts';
import { startNurseryOrSchool } from '../relationship/start-nursery-or-school.ts';
import { startSecondarySchool } from '../relationship/start-secondary-school.ts';
import { stayCloseFromAfar } from '../relationship/stay-close-from-afar.ts';
import { streetParty } from '../relationship/street-party.ts';
import { strengthenMarriage } from '../relationship/strengthen-marriage.ts';
import { styleChildsHair } from '../relationship/style-childs-hair.ts';
import { supportAtSchool } from '../relationship/support-at-school.ts';
import { supportIllPartner } from '../relationship/support-ill-partner.ts';
import { supportSomeoneStruggling } from '../relationship/support-someone-struggling.ts';
import { supportedLivingForARelative } from '../relationship/supported-living-for-a-relative.ts';
import { teachChildRideOrSwim } from '../relationship/teach-child-ride-or-swim.ts';
import { tellChildrenAboutDivorce } from '../relationship/tell-children-about-divorce.ts';
import { toddlerTantrums } from '../relationship/toddler-tantrums.ts';
import { visitFamilyFarAway } from '../relationship/visit-family-far-away.ts';
import { weanBabyAndFussyEaters } from '../relationship/wean-baby-and-fussy-eaters.ts';
import { weanOffAComfortHabit } from '../relationship/wean-off-a-comfort-habit.ts';
import { weddingOfMyChild } from '../relationship/wedding-of-my-child.ts';
import { weddingSpeech } from '../relationship/wedding-speech.ts';
import { weekendAwayForTwo } from '../relationship/weekend-away-for-two.ts';
import type { Archetype, Kind } from '../kind.ts';

export const kinds: readonly Kind[] = [
  appealBenefitDecision,
  balanceAClubBudget,
  benefitsOrGrantApplication,
  buildHomeFromAbroad,
  buyACar,
  buyAHomeTogether,
  buyAHome,
  buyLand,
  cancelSubscriptions,
  carCosts,
  catchUpWithArrears,
  charityFundraiser,
  chaseUnpaidInvoices,
  childSavings,
  christmasAndBirthdayFund,
  clearCreditCard,
  consolidatePensions,
  contestedInheritance,
  creditScore,
  cryptoWithCare,
  debtReliefOrInsolvency,
  donateRegularly,
  earlyRetirement,
  emergencyFund,
  employeeShareOptions,
  extraIncome,
  farmLandAgreement,
  financialPlanAsCouple,
  findAFinancialAdviser,
  freelanceBookkeeping,
  funeralCosts,
  getLentMoneyBack,
  holidayHome,
  injuryClaim,
  insulateOrNewHeating,
  insuranceClaim,
  insuranceReview,
  investFirstTime,
  investRegularly,
  keepInheritedHome,
  liveOnOneIncome,
  lowerEnergyBills,
  medicalBill,
  moneyForABill,
  monthlyBudget,
  mortgageReady,
  moveToCheaperHome,
  negotiateBills,
  newcomerBankAndCredit,
  noSpendChallenge,
  outOfOverdraft,
  overdueTaxReturns,
  parentalLeaveMoney,
  payOffDebt,
  payOffMortgage,
  payOffOneLoan,
  payOffStudentLoan,
  powerOfAttorney,
  prenup,
  protectSavingsFromInflation,
  recoverAfterScam,
  recoverFromGamblingDebt,
  redundancyMoney,
  refundOrCompensation,
  remortgage,
  rentOutARoomOrFlat,
  rentalDepositBack,
  retirementAccountTopUp,
  retirementSaving,
  saveEveryMonth,
  saveForAPurchase,
  saveForHouseDeposit,
  saveForTravel,
  saveForWedding,
  savingsGroup,
  secondPropertyToLet,
  selfBuild,
  sellAHome,
  sellBelongings,
  sellMyCar,
  sendMoneyHome,
  solarPanels,
  sortFinancesAfterLossOrDivorce,
  spendLess,
  startingMoney,
  statePensionGaps,
  stopWorkAtAnAge,
  studentBudget,
  taxReturn,
  teachKidsMoney,
  teenSaving,
  titleDeedOrLease,
  unpaidWages,
  willAndEstate,
  windfallOrInheritance,
  activeWithANewJoint,
  adultAdhd,
  allergiesAndAsthma,
  backPain,
  bloodPressure,
  breakThePainkillerHeadache,
  breastfeedMyBaby,
  breatheBetterWithCopd,
  buildMuscle,
  calmEczema,
  calmRsiAndMouseArm,
  cardiacRehab,
  checkMyMoles,
  cholesterol,
  chooseContraception,
  chooseHospitalOrSecondOpinion,
  chronicPainOrFatigue,
  clearAcne,
  comeOffMedicineWithMyDoctor,
  cookAtHome,
  cosmeticOrHairSurgery,
  cutCaffeine,
  cutSugar,
  cycleDistance,
  cycleToWork,
  dentalCare,
  doAWalkingChallenge,
  doMyPhysioExercises,
  doPushUps,
  doTheSplits,
  drinkLessAlcohol,
  drinkMoreWater,
  dryMonth,
  eatEnoughProtein,
  eatHealthier,
  eatMoreVegetables,
  eatPlantBased,
  erectionTrouble,
  fertility,
  findADoctor,
  fitBeforePregnancy,
  flexibilityAndMobility,
  freezeMyEggs,
  gainWeight,
  getAVasectomy,
  getAnAutismAssessment,
  getBraces,
  getHearingAids,
  getMyChildAssessed,
  getThroughTheDarkMonths,
  getTravelVaccinations,
  getVisibleAbs,
  giveBlood,
  goThroughIvf,
  goutFree,
  gutTrouble,
  gymRoutine,
  healFattyLiver,
  healFromTrauma,
  healthierLifestyle,
  healthyPregnancy,
  heartburnAndReflux,
  heelOrFootPain,
  intermittentFasting,
  ironDeficiency,
  jumpHigher,
  keepMyMindSharp,
  keepTheWeightOff,
  kneeOrJointPain,
  laserEyeSurgery,
  learnAHandstand,
  learnToRideABikeAsAnAdult,
  lessBreathlessOnStairs,
  liftHeavier,
  liftLowMood,
  liveGlutenFreeWithCoeliac,
  liveWellWithEpilepsy,
  liveWellWithParkinsonsOrMs,
  liveWithPcos,
  liveWithTinnitus,
  lookAfterMyEyesight,
  loosenMyJaw,
  loseTheBabyWeight,
  loseWeight,
  manageAnxiety,
  manageStress,
  mealPrep,
  medicalForALicence,
  menopause,
  mentalHealth,
  migraine,
  neckAndShoulderPain,
  overdueCheckUps,
  passAFitnessTest,
  passStonesAndPreventMore,
  periodPainAndEndometriosis,
  postpartumRecovery,
  posture,
  pregnantAfterALoss,
  prepareForBirth,
  prepareForMyOperation,
  prostateAndNightPeeing,
  psoriasisUnderControl,
  pullUpsAndBodyweight,
  quitCannabis,
  quitNicotinePouches,
  quitSmoking,
  quitVaping,
  raceHyroxOrObstacles,
  recoverAfterStroke,
  recoverFromBurnout,
  recoverFromInjury,
  recoverFromSurgery,
  regainWalkingAndStrength,
  reversePrediabetes,
  rideACentury,
  rowFasterOnTheErg,
  run10k,
  run5k,
  runAPersonalBest,
  runAgainAfterBirth,
  runAnUltra,
  runHalfMarathon,
  runMarathon,
  seeADoctor,
  sitLess,
  skinCare,
  sleepBetter,
  sleepWithShiftWork,
  slowHairLoss,
  speakAgainAfterStroke,
  sportWithADisability,
  startExercising,
  startPilates,
  startTaiChi,
  startTherapy,
  stayFitInPregnancy,
  staySoberForGood,
  staySteadyAndPreventFalls,
  stayStrongAfterSixty,
  stopBingeEating,
  stopBladderInfections,
  stopNightSnacking,
  stopPanicAttacks,
  stopSnoringAndApnoea,
  strengthenMyBones,
  swimBetter,
  swimLongOpenWater,
  takeMyMedicineOnTime,
  throughCancerTreatment,
  thyroidBalance,
  trainMyPelvicFloor,
  treatMyOcd,
  triathlon,
  type1Diabetes,
  type2Diabetes,
  walkMore,
  weightLossInjections,
  wisdomTeethOrImplants,
  yogaPractice,
  actOrImprov,
  allotment,
  amateurRadioLicence,
  analoguePhotography,
  archery,
  arrangeFlowers,
  astronomy,
  bakeSourdough,
  bake,
  balconyGarden,
  becomeAReferee,
  bikepacking,
  birdwatching,
  boardGamesNight,
  bonsai,
  bookClub,
  breedALitter,
  buildAPc,
  buildSomethingBig,
  calligraphyAndLettering,
  campervanConversion,
  cartwheelOrBackflip,
  carveOrTurnWood,
  chess,
  climbMountain,
  coachAYouthTeam,
  collectSomething,
  composeAPiece,
  cookWell,
  cosplayOrCostume,
  creativeHobby,
  crochet,
  danceForAnEvent,
  dartsPoolOrBowling,
  digitiseTapesAndFilms,
  dogSport,
  drawAndPaint,
  drawDigitally,
  editVideos,
  electronicsProject,
  embroiderOrCrossStitch,
  familyTree,
  fermentOrBrew,
  filmMaking,
  fish,
  flowerGarden,
  flyADrone,
  forageWildFood,
  fruitTrees,
  gardenVegetables,
  goCamping,
  golf,
  growForShow,
  hikeLongTrail,
  homeCoffee,
  horseRiding,
  houseplants,
  improveMyLawn,
  jewelleryMaking,
  joinOrStartBand,
  jugglingAndCircus,
  kayakOrRow,
  keepACageBird,
  keepAReptile,
  keepAnAquarium,
  keepBees,
  keepChickens,
  keepSheepOrGoats,
  keepSmallPets,
  knitOrCrochet,
  learnAStageDance,
  learnAboutWine,
  learnDance,
  learnInstrument,
  learnOnePieceOfMusic,
  learnToDj,
  learnToFly,
  learnToWeld,
  leatherwork,
  liveStreaming,
  localHistory,
  magic,
  makeACelebrationCake,
  makeAComic,
  makeAGame,
  makeAPhotoBook,
  makeAQuilt,
  makeAnAnimation,
  makeCheese,
  makePizza,
  makePreserves,
  makeSoapAndCandles,
  makeTheTeam,
  martialArt,
  masterBarbecue,
  masterOneDish,
  mendClothes,
  metalDetecting,
  mixCocktails,
  modelMaking,
  modelRailway,
  motorbikeTour,
  mountainBiking,
  musicExamGrade,
  paddleALongTrip,
  paraglideOrSkydive,
  photographTheNightSky,
  photographWildlife,
  photography,
  playCardsWell,
  playOpenMic,
  podcast,
  pottery,
  printmaking,
  produceMusic,
  readMore,
  readSheetMusic,
  readTheClassics,
  releaseAnEpOrAlbum,
  restoreABicycle,
  restoreFurniture,
  restoreVehicle,
  rockClimbing,
  runARolePlayingGame,
  sail,
  scienceFair,
  scuba,
  sewClothes,
  showAndSellArt,
  sightsOfNature,
  singInAChoir,
  sing,
  skate,
  skiOrSnowboard,
  smartHome,
  solveCrosswords,
  solveRubiksCube,
  standUp,
  surf,
  takeUpARareSport,
  teamSport,
  tennisAndRacketSports,
  threeDPrinting,
  translateFamilyPapers,
  videoGameAchievement,
  visitThemAll,
  volunteerForFun,
  wildSwimming,
  wildlifeGarden,
  winMembersForAClub,
  woodwork,
  writeAMusicalOrPlay,
  writeBlogOrNewsletter,
  writeChildrensBook,
  writeForMagazines,
  writeMemoir,
  writeNovel,
  writePoetry,
  writeScreenplay,
  writeShortStories,
  writeSongs,
  youtubeChannel,
  accentAndPronunciation,
  actsOfKindness,
  adaptTheHome,
  answerMessages,
  appealADecision,
  assertiveness,
  beOnTime,
  betterGradesAtSchool,
  bilingualHome,
  breakABadHabit,
  bringFamilyOver,
  bucketList,
  buildAHabit,
  campaignForChange,
  capsuleWardrobe,
  carCare,
  carInspection,
  certificateCopy,
  childrenOrNot,
  chooseATattoo,
  citizenship,
  civicsTest,
  cleanRoutine,
  clearHouseAfterDeath,
  clearMyRecord,
  communityProject,
  confidence,
  contestAFine,
  convertLoftOrGarage,
  dataAndPrivacy,
  dealWithOfficialLetters,
  decideSomething,
  declutter,
  decorateHome,
  digitalLegacy,
  digitalTidyUp,
  downsizeHome,
  dressStyle,
  drivingLicence,
  drivingTheoryTest,
  emotionalRegulation,
  eveningRoutine,
  exchangeForeignLicence,
  exchangeYear,
  faceMyOwnDeath,
  faithPractice,
  fearOfAnimals,
  fearOfDentist,
  fearOfFlying,
  fearOfHeights,
  fearOfNeedles,
  fearOfPhoneCalls,
  findACongregation,
  findPurpose,
  findRentedFlat,
  firstAid,
  fiveDailyPrayers,
  fixTapOrToilet,
  flatshareOrStudentRoom,
  focusAndScreenTime,
  fromHomelessToHome,
  gameLess,
  gardenMakeover,
  genderTransition,
  getRidOfPests,
  gratitude,
  hajjOrUmrah,
  handwriting,
  helpMyChildRead,
  heritageLanguage,
  hoardingAndFullHome,
  homeAloneFirstFlat,
  homeOffice,
  homeschoolOrHelpChildLearn,
  joinAFaith,
  journal,
  layAFloor,
  learnBasicDiy,
  learnLanguage,
  learnSmartphoneAsSenior,
  learnTimesTables,
  learnToDriveAgain,
  learnToReadAsAdult,
  learnToSwimAsAdult,
  leaveAReligion,
  leaveSharedHome,
  lentAndAdvent,
  licenceBack,
  lifeAfterPrison,
  lifeAfterRetirement,
  lifeSkillsAt18,
  liveWithNewDisability,
  liveWithoutACar,
  livingAloneAfterLoss,
  longTripOrGapYear,
  mathsAsAdult,
  meditate,
  memoriseAText,
  memoriseScripture,
  memorySkills,
  mentorSomeone,
  minimalism,
  morePatience,
  morningRoutine,
  motorbikeLicence,
  mouldAndDamp,
  moveAbroad,
  moveBackHome,
  moveHome,
  nameChange,
  newBathroom,
  newKitchen,
  newStartAsRefugee,
  noisyNeighbours,
  organiseHome,
  overcomeAFear,
  paintARoom,
  panicAndAgoraphobia,
  paperworkInOrder,
  parallelParking,
  passport,
  passwordsAndBackups,
  peaceWithMyBody,
  perfectionism,
  permanentResidence,
  phoneHabits,
  photoArchive,
  pilgrimageOnFoot,
  planYear,
  prepareForEmergency,
  putUpShelves,
  quitPorn,
  quitSocialMedia,
  railOrRoadTrip,
  ramadan,
  readHolyBook,
  readInALanguage,
  renewResidenceCard,
  renovateRoom,
  rootsTrip,
  runAStallForADay,
  selfCompassion,
  selfDefence,
  selfDiscipline,
  serviceMyBicycle,
  setUpALibrary,
  settleAnEstate,
  signLanguage,
  skinPickingOrHairPulling,
  smallClaims,
  smallTalk,
  socialHousing,
  soloTravel,
  sortALovedOnesThings,
  speakingVoice,
  speedOfTyping,
  spokenEnglishAtWork,
  stammer,
  stopComparing,
  stopNailBiting,
  stopOverthinking,
  stopPeoplePleasing,
  stopProcrastinating,
  stopSwearing,
  sustainableLife,
  tenantRights,
  tendAGrave,
  tileAndGrout,
  timeManagement,
  towATrailer,
  travelTrip,
  travelWithChildren,
  tryNewThings,
  useAiTools,
  visa,
  volunteer,
  wakeUpEarly,
  warmerHome,
  weeklyReviewAndNotes,
  workingHoliday,
  zeroWaste,
  academicCareer,
  accountancyExams,
  adjustmentsAtWork,
  admissionTest,
  agreementBetweenPartners,
  auPairOrNanny,
  authorCareer,
  barExam,
  becomeADispatcher,
  becomeCabinCrew,
  becomeCoach,
  becomeConsultant,
  becomeCounsellor,
  becomeDrivingInstructor,
  becomeJournalist,
  becomeParamedic,
  becomePersonalTrainer,
  becomePilot,
  becomeTattooArtist,
  becomeTrainDriver,
  becomeTranslator,
  betterEssays,
  boardOrTrustee,
  bulliedAtWork,
  businessEnglish,
  buyOrTakeOverBusiness,
  careerAtFifty,
  caseInterview,
  challengeDismissal,
  changeCareer,
  changeCourseOrDropOut,
  changeMyShifts,
  chefCareer,
  childEntranceTest,
  childcareQualification,
  chooseADegreeOrCareer,
  civilServiceExam,
  codingInterview,
  contributeOpenSource,
  creatorIncome,
  cvAndLinkedin,
  designPortfolio,
  difficultBoss,
  enlargeAHerd,
  enterATradeAsAdult,
  familyBusiness,
  familyShopGoesDigital,
  fillQuietHours,
  findFirstClients,
  finishDegree,
  finishThesis,
  firstJob,
  firstMoneyAsTeen,
  firstTimeManager,
  forkliftAndPlantLicence,
  freelance,
  getBetterAtManaging,
  getIntoCyberSecurity,
  giveATalk,
  givePrivateLessons,
  goToUniversity,
  growAnOnlineShop,
  growBusiness,
  hairAndBeautyTraining,
  handOverTheFarmOrFirm,
  healthSupportTraining,
  highSchoolEquivalency,
  hireFirstEmployee,
  homeFoodBusiness,
  importOrExport,
  imposterFeeling,
  improveAFarm,
  internalMove,
  internshipOrApprenticeship,
  interviewPrep,
  jobAfterRedundancy,
  joinArmedForces,
  joinFireService,
  joinPolice,
  joinPrisonOrBorderService,
  keepGoodStaff,
  languageCertificate,
  lastUnitsOfADiploma,
  launchProduct,
  leadAProject,
  learnDataSkills,
  learnExcel,
  learnSql,
  learnToCode,
  leaveMyTrade,
  leaveToxicJob,
  letSomeoneGo,
  licenceExam,
  lorryOrBusLicence,
  lowerStaffAbsence,
  marketingSkills,
  mastersAdmission,
  mbaAdmission,
  medicalResidencyMatch,
  medicalSchoolAdmission,
  moveIntoTech,
  newJob,
  nonprofit,
  nurseBeyondTheWard,
  oneProfessionalPaper,
  oneSchoolSubject,
  openAFranchise,
  openASalon,
  openAShop,
  openAWorkshop,
  openBnbOrHolidayLet,
  openRestaurantOrCafe,
  openSecondLocation,
  ownMyTruck,
  passCloudCertificate,
  passExamAtUniversity,
  patentAnIdea,
  payRise,
  performanceReview,
  performerCareer,
  permanentContract,
  phdAdmission,
  photographyBusiness,
  productOrUxJob,
  professionalCertificate,
  professionalNetwork,
  promotion,
  publicSpeaking,
  publishPaper,
  raiseFunding,
  raiseMyGradeAverage,
  raiseMyPrices,
  realEstateAgent,
  regulatedProfessionAdmission,
  remoteWork,
  resignWell,
  resitAnExam,
  retireWell,
  returnToWork,
  riseARank,
  runForOffice,
  salesTarget,
  scholarship,
  schoolLeadership,
  schoolLeavingExam,
  seasonalOrShipWork,
  securityLicence,
  sellAtMarkets,
  sellMyBusiness,
  setUpAsATradesperson,
  settleARowInMyTeam,
  sideHustle,
  siteSafetyCard,
  softwareProjectShip,
  speakUpInMeetings,
  startAFarm,
  startBusiness,
  startChildcareBusiness,
  startFoodTruck,
  startLocalService,
  startNewJobWell,
  startOnlineShop,
  studyNursing,
  studySkills,
  studyWhileWorking,
  takeASabbatical,
  taxiLicence,
  teachOnlineGroups,
  teachYourTrade,
  teacherWorkload,
  teachingAssistant,
  teachingJob,
  thesisProposal,
  tourGuideOrEvents,
  tradeQualification,
  tradeRegulationsExam,
  turnMyBusinessRound,
  unionOrWorksCouncil,
  useAiAtWork,
  websiteForMyTrade,
  whistleblowSafely,
  winAPublicContract,
  workAbroad,
  workAfterYearsAtHome,
  workInANewCountry,
  workInCare,
  workLifeBalance,
  workPartTime,
  workVisaSponsorship,
  workWithAnimals,
  workWithDisabilityOrAutism,
  writeBusinessPlan,
  writeProfessionalBook,
  yogaTeacherTraining,
  adoptOrFoster,
  apologise,
  askSomebodyOut,
  beAGoodAuntOrUncle,
  betterCommunication,
  betterWithTeenager,
  blendedFamily,
  careForParent,
  catBehaviour,
  celebrateSomeone,
  childBullied,
  childRefusesSchool,
  childSleep,
  childSupport,
  childsBirthdayParty,
  chooseASchool,
  chooseCareHome,
  coParenting,
  collectFamilyRecipesOrStories,
  comeOut,
  custodyOrGuardianship,
  datingAfterLossOr50,
  difficultColleague,
  divorceWell,
  dogHomeAlone,
  dogManners,
  emptyNest,
  endAFriendship,
  endARelationshipKindly,
  familyOrClassReunion,
  findALostPet,
  findBirthParents,
  findPartner,
  firstDates,
  flatmateTrouble,
  forgiveSomeone,
  getACat,
  getOverBreakup,
  giveAEulogy,
  goodNeighbourOrCommunity,
  goodbyeToAPet,
  grandparentTime,
  grief,
  helpSomebodyWalkAgain,
  helpSomeoneStopDrinking,
  henOrStag,
  honeymoon,
  hostAFeast,
  hostDinners,
  inLaws,
  inheritedHouseSiblings,
  intimacyAndDateNights,
  introducePartnerToChildren,
  leaveAViolentHome,
  leaveLoneliness,
  lessJealous,
  lifeWithAutisticChild,
  longDistanceRelationship,
  makeFriends,
  marryWithinSomeYears,
  moreFamilyTime,
  moveInTogether,
  newbornFirstMonths,
  olderChildAndNewBaby,
  parentMovesIn,
  parentStopsDriving,
  parentWithDementia,
  patientParent,
  petAdoptAndTrain,
  phoneRulesForKids,
  planWedding,
  pottyTraining,
  prepareForBaby,
  proposeMarriage,
  raiseAPuppy,
  reactiveOrRescueDog,
  reconnectWithSomeone,
  repairFamilyRift,
  restForCarers,
  saveARelationship,
  seeSomebodyBeforeTheyDie,
  setBoundaries,
  shareHousework,
  siblingsShareCare,
  singleParentLife,
  slimMyPet,
  socialConfidence,
  startNurseryOrSchool,
  startSecondarySchool,
  stayCloseFromAfar,
  streetParty,
  strengthenMarriage,
  styleChildsHair,
  supportAtSchool,
  supportIllPartner,
  supportSomeoneStruggling,
  supportedLivingForARelative,
  teachChildRideOrSwim,
  tellChildrenAboutDivorce,
  toddlerTantrums,
  visitFamilyFarAway,
  weanBabyAndFussyEaters,
  weanOffAComfortHabit,
  weddingOfMyChild,
  weddingSpeech,
  weekendAwayForTwo,
];

export const archetypes: readonly Archetype[] = [
  applyFor,
  becomeMoreX,
  bringInANewWay,
  buildAThing,
  buySomething,
  careForBodyPart,
  careForSomeone,
  celebrateSomething,
  changeHowIFeel,
  claimWhatIsDue,
  collectMoney,
  complyWithARule,
  decideBetween,
  doItAlone,
  doMoreOften,
  earnMoreWith,
  endAQuarrel,
  eventOnADate,
  findOutAbout,
  finishSomethingBegun,
  foundSomething,
  getAPosition,
  getKnown,
  getPermission,
  getRidOf,
  gradedExam,
  growSomething,
  handOverARole,
  helpSomeoneDo,
  improveASkill,
  improveHowItRuns,
  joinSomething,
  keepAnAnimalWell,
  learnASkill,
  learnASubject,
  makeAThingByHand,
  meetAStandard,
  mendARelation,
  moveTo,
  nPiecesOf,
  negotiateSomething,
  officialPaper,
  organiseSomething,
  overcomeAFearOf,
  planSomething,
  publishOrSubmit,
  reachANumber,
  rentSomething,
  repairSomething,
  restoreOrDigitise,
  runSomethingRegularly,
  saveUpFor,
  saySomethingHard,
  sellSomething,
  spendLessOn,
  startDoingDaily,
  stopDoing,
  symptomToAppointment,
  takePartInEvent,
  taperOff,
  teachSomeone,
  travelTo,
  visitSomeone,
  winSomebodyOver,
  winSomething,
  writeSomething,
];
