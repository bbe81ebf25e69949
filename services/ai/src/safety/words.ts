import type { Language } from './languages.ts';
import type { WordLists } from './phrases.rules.ts';

// Lists that the phrases of several classes share. Lower case, without accents and apostrophes.

/** The entries of a list, written with commas between them. */
const list = (entries: string): string[] => entries.split(',').map((entry) => entry.trim());

export const words: Readonly<Record<Language, WordLists>> = {
  en: {
    self: list('myself, yourself, himself, herself, themselves, themself, ourselves'),
    poss: list('my, our, his, her, their, your, the, a, an, that, this, some, those, these'),
    // People say of these that they will kill them, and mean that they are too much.
    toil: list(`
      job, work, business, shop, farm, cafe, restaurant, bakery, kitchen, company, place, house, garden, commute, stairs, days,
      hours, shifts, nights, night, pace, heat, traffic, thesis, degree, course, mortgage, renovation
    `),
    family: list(`
      wife, wifes, husband, husbands, ex, exs, partner, boyfriend*, girlfriend*, mom, moms, mum, mums,
      mother*, dad, dads, father*, parent*, brother, brothers, sister, sisters, son, sons, daughter*, kid,
      kids, child, children, baby, stepdad, stepfather, stepmom, stepmother, stepbrother, uncle, aunt,
      cousin, cousins, grandpa, grandma, grandfather, grandmother, spouse, fiance, fiancee, family, lover,
      mistress, nephew, niece, in laws, mother in law, father in law
    `),
    other: list(`
      boss, bosss, manager, teacher*, neighbour*, neighbor*, colleague*, coworker*, co worker*, roommate,
      flatmate, classmate*, landlord, rival, rivals, enemy, enemies, guy, guys, man, men, woman, women,
      girl, girls, boy, boys, bastard, bitch, person, stranger*, bully, bullies, crush, client, customer,
      tenant, witness, politician*, president, minister, judge, cop, cops, police officer, celebrity,
      actress, actor, singer, streamer, influencer, protester*, immigrants, muslims, jews, gays, students,
      pupils, patients, friend, friends, dude, idiot, asshole, cheater, snitch, rat, driver, homeless,
      employee*, business partner
    `),
    relation: list('{family}, {other}'),
    person: list(`
      him, her, them, someone, somebody, people, everyone, everybody, anyone, anybody, others, strangers,
      protesters, immigrants, students, kids, children, women, men, girls, boys, cops, jews, muslims, gays,
      tourists, customers, foreigners, refugees, pedestrians, cyclists, teachers, politicians,
      every last one, {poss} {relation}, {poss} _ {relation}, {poss} _ _ {relation}
    `),
    loved: list('{poss} {relation}, {poss} _ {relation}'),
    want: list(`
      want to, wanted to, wish to, would like to, id like to, going to, im about to, plan to, planning to,
      hope to, hoping to, ready to, need to, feel like, love to, gonna, will, ill, lets, thinking about,
      thinking of, want
    `),
    stop: list(`
      stop, stopping, stopped, quit, quitting, avoid, avoiding, prevent, preventing, without, never, not,
      dont, instead of, no longer, less, rather than, against, stopping myself from, refuse to, resist,
      fear of, afraid of, scared of, overcome, recover from, recovering from, healing from, heal from
    `),
    game: list(`
      chess, tennis, cards, checkers, poker, game, match, race, squash, golf, badminton, ping pong,
      mario kart, scrabble, fifa, fortnite, darts, pool, arm wrestling, sparring, boxing, paintball,
      laser tag
    `),
    doctor: list(`
      doctor*, gp, psychiatrist*, physician, therapist*, clinic, hospital, nurse, specialist, cardiologist,
      neurologist, supervised, supervision, medically, medical team, consultant, pharmacist, oncologist,
      team, rehab, detox clinic, detox centre, detox unit, inpatient, counsellor, counselor, adviser,
      advisor
    `),
    alone: list(`
      myself, alone, on my own, secretly, in secret, cold turkey, home, overnight, at once, immediately,
      right now, today, tonight, tomorrow, this week, this weekend, one weekend, from one day
    `),
  },
  de: {
    poss: list(`
      meine, meinen, meinem, meiner, meines, mein, die, den, der, das, dem, einen, eine, einem, diesen,
      diese, seine, ihre, ihren, unseren, unsere, ihr, sein
    `),
    relation: list(`
      frau, mann, ex, exmann, exfrau, exfreund, exfreundin, freund, freundin, partner, partnerin, mutter,
      vater, mama, papa, eltern, bruder, schwester, sohn, tochter, kind, kinder, chef, chefin, lehrer*,
      nachbar*, kolleg*, mitbewohner*, mitschuler*, vermieter*, schwiegermutter, schwiegervater,
      stiefvater, stiefmutter, onkel, tante, typen, kerl, leute, menschen, politiker, onkel, schwein,
      arschloch, familie, ehemann, ehefrau, schulerin, schuler, cousine, nichte, neffe
    `),
    person: list('ihn, sie, jemanden, alle, leute, menschen, {poss} {relation}, {poss} _ {relation}'),
    stop: list('nicht mehr, nie wieder, ohne, aufhoren, statt, gegen, nie mehr, vermeiden, verhindern, angst'),
    doctor: list(`
      arzt*, arztin*, psychiater*, therapeut*, klinik, krankenhaus, hausarzt*, begleitung, aufsicht,
      berater*, beraterin, neurologe*
    `),
  },
  fr: {
    poss: list('mon, ma, mes, le, la, les, l, un, une, ce, cet, cette, ces, son, sa, ses, notre, nos, des'),
    relation: list(`
      femme, mari, ex, copain, copine, petit ami, petite amie, conjoint, compagnon, mere, pere, maman,
      papa, parents, frere, soeur, fils, fille, enfant, enfants, patron, patronne, chef, prof, professeur,
      voisin*, collegue*, coloc*, beau pere, belle mere, oncle, tante, mec, type, gens, proprietaire,
      camarade*, famille, epouse, epoux, ennemi*, eleve, cousine, niece
    `),
    person: list('quelqu un, des gens, les gens, tout le monde, {poss} {relation}, {poss} _ {relation}'),
    stop: list(`
      arreter de, arrete de, ne plus, ne pas, eviter de, sans, au lieu de, contre, peur de, cesser de,
      prevenir
    `),
    doctor: list(`
      medecin*, docteur, psychiatre, psy, therapeute, clinique, hopital, suivi, surveillance, conseiller*,
      neurologue, addictologue
    `),
  },
  es: {
    poss: list(`
      mi, mis, el, la, los, las, un, una, a mi, a mis, al, a la, a los, a un, a una, a ese, a esa, a su,
      ese, esa, este, su, nuestro, nuestra, de mi, de la, del
    `),
    relation: list(`
      mujer, esposa, esposo, marido, ex, novio, novia, pareja, exnovio, exnovia, exmarido, madre, padre,
      mama, papa, padres, hermano, hermana, hijo, hija, hijos, nino, nina, ninos, jefe, jefa, profesor*,
      vecino*, vecina*, companer*, padrastro, madrastra, tio, tia, tipo, gente, suegra, suegro, casero,
      familia, alumna, alumno, enemigo*, cabron, chico, chica, prima, sobrina
    `),
    person: list('alguien, gente, todos, a todos, {poss} {relation}, {poss} _ {relation}'),
    stop: list('dejar de, dejo de, no, nunca, evitar, sin, en vez de, contra, miedo a, parar de, prevenir'),
    doctor: list('medico*, medica, doctor*, psiquiatra, terapeuta, clinica, hospital, supervision, asesor*, neurologo'),
  },
  pt: {
    poss: list(`
      meu, minha, meus, minhas, o, a, os, as, um, uma, esse, essa, este, esta, seu, sua, nosso, nossa,
      no meu, na minha, do meu, da minha, no, na, do, da
    `),
    relation: list(`
      mulher, esposa, marido, esposo, ex, namorad*, companheir*, parceir*, mae, pai, pais, irmao, irma,
      filho, filha, filhos, crianca*, chefe, patrao, patroa, professor*, vizinh*, colega*, padrasto,
      madrasta, tio, tia, cara, gente, pessoas, sogra, sogro, familia, aluna, aluno, inimig*, prima,
      sobrinha, menina, menino
    `),
    person: list('alguem, gente, todos, todo mundo, pessoas, {poss} {relation}, {poss} _ {relation}'),
    stop: list('parar de, deixar de, nao, nunca, evitar, sem, em vez de, contra, medo de, prevenir'),
    doctor: list(`
      medic*, doutor*, psiquiatra, terapeuta, clinica, hospital, acompanhamento, supervisao, neurologista,
      conselheir*
    `),
  },
  it: {
    poss: list(`
      mio, mia, miei, mie, il, la, lo, i, le, gli, un, una, quel, quella, questo, questa, suo, sua, nostro,
      nostra, al mio, alla mia, del mio, della mia, il mio, la mia, l, i miei, le mie, al, alla, del,
      della, dal mio, dalla mia
    `),
    relation: list(`
      moglie, marito, ex, ragazzo, ragazza, fidanzat*, compagn*, partner, madre, padre, mamma, papa,
      genitori, fratello, sorella, figlio, figlia, figli, bambin*, capo, datore di lavoro, professor*,
      vicin*, collega, colleghi, coinquilin*, patrigno, matrigna, zio, zia, tipo, gente, suocera, suocero,
      famiglia, alunna, studentessa, nemic*, stronzo, cugina, nipote
    `),
    person: list('qualcuno, gente, tutti, {poss} {relation}, {poss} _ {relation}'),
    stop: list('smettere di, smetto di, non, mai, evitare, senza, invece di, contro, paura di, prevenire'),
    doctor: list(`
      medico, medici, dottor*, psichiatra, terapeuta, clinica, ospedale, supervisione, controllo medico,
      neurologo, consulente
    `),
  },
};

/** Fiction, study, work, prevention and play: a sentence about these is no plan for harm. */
export const excuses: Readonly<Record<Language, readonly string[]>> = {
  en: list(`
      
      write/writing/finish/read/reading/publish/edit/draft/direct/film/illustrate/translate/stage/rehearse/perform/watch/sing/study/studying/research/researching/present/teach .. {work},
      {fiction}, in a/the/my/our school? play, volunteer*, prevention, prevent*, awareness, hotline,
      helpline, crisis line, charity,
      become/train/work/working/career/job/qualify/study/studying/degree/course as/in/for/to a/an/be/become .. {profession},
      {profession}, museum, history of,
      support/help/helping/supporting/protect/comfort/advise .. survivors/victims/patients/clients/people,
      trial, court, testify, jury, report .. police, to the police, counselling, counseling, therapy,
      support group, anger management, safely, legally, licensed, chess, video game*, board game*,
      fortnite, call of duty, tennis, football, karaoke, tournament
    `),
  de: list(`
      roman*, krimi*, thriller, drehbuch, kurzgeschichte, einen film, kurzfilm, theaterstuck, doktorarbeit,
      masterarbeit, bachelorarbeit, dissertation, hausarbeit, podcast, doku*, pravention, vorbeugung,
      ehrenamt*, telefonseelsorge, frauenhaus, opfer, selbstverteidigung, schach, polizist*, anwalt*,
      zeuge, aufklarung, selbsthilfegruppe, forschung, videospiel, legal, antigewalttraining,
      beratungsstelle
    `),
  fr: list(`
      roman, polar, thriller, scenario, nouvelle policiere, un film, court metrage, mon memoire, ma these,
      une these, podcast, documentaire, prevention, benevol*, victimes, autodefense, self defense,
      aux echecs, policier*, avocat*, association, sensibilis*, groupe de parole, recherche, jeu video,
      legalement, piece de theatre, chanson
    `),
  es: list(`
      novela*, guion, cuento, pelicula, tesis, tfg, podcast, documental, prevencion, voluntari*, victimas,
      defensa personal, ajedrez, policia, abogad*, asociacion, concienciar, grupo de apoyo, investigacion,
      videojuego*, legalmente, obra de teatro, cancion*
    `),
  pt: list(`
      romance, roteiro, um conto, filme, tese, tcc, dissertacao, podcast, documentario, prevencao,
      voluntari*, vitimas, defesa pessoal, xadrez, policial, advogad*, ong, conscientiza*, grupo de apoio,
      pesquisa, videogame, legalmente, peca de teatro, musica*, livro
    `),
  it: list(`
      romanzo, giallo, thriller, sceneggiatura, racconto, un film, tesi, podcast, documentario,
      prevenzione, volontari*, vittime, autodifesa, difesa personale, scacchi, poliziott*, avvocat*,
      associazione, sensibilizza*, gruppo di sostegno, ricerca, videogioco, legalmente, canzone, libro,
      spettacolo
    `),
};

export const excuseLists: WordLists = {
  work: list(`
      novel*, book*, story, stories, thriller*, mystery, mysteries, screenplay, script, play, poem*, song*,
      essay*, article*, thesis, dissertation, paper, film, movie, series, memoir, biography, comic,
      podcast, documentary, blog, opera, report, talk, lecture, module, study, studies, piece, scene,
      character, chapter, history
    `),
  fiction: list(`
      novel*, thriller*, murder mystery, crime story, crime stories, crime fiction, true crime, screenplay,
      podcast, documentary, whodunit, detective story, short story, short film, horror film, horror movie,
      villain, fanfic*, dungeons, escape room, murder mystery dinner
    `),
  profession: list(`
      police officer, detective, paramedic, nurse, lawyer, solicitor, barrister, social worker,
      psychologist, psychiatrist, counsellor, counselor, criminolog*, forensic*, toxicolog*, coroner,
      prosecutor, judge, soldier, firefighter, bomb disposal, security analyst, penetration tester,
      ethical hack*, cybersecurity, vet, veterinary, pharmacist, midwife, addiction counsellor,
      youth worker, foster
    `),
};
