// English for words of wishes in German, French, Spanish, Portuguese and Italian, written without accents.
// A line holds the forms of one thing, then the English.

const glossLines = `
  abnehmen abzunehmen maigrir adelgazar emagrecer dimagrire abgenommen: lose weight
  zunehmen grossir engordar ingrassare: gain weight
  perdre perder perdere verlieren: lose
  poids peso gewicht ubergewicht: weight
  kilos kilo chili quilos: kg
  rauchen fumer fumar fumare nichtraucher tabac tabaco tabacco zigaretten zigarette cigarrillos sigarette paquet cajetilla pacchetto: smoking
  trinken alkohol alcool boire beber bere: alcohol
  aufhoren aufzuhoren arreter dejar parar smettere loskommen largar: stop
  laufen joggen courir correr correre corrida laufe: run
  halbmarathon semimarathon mezzamaratona: half marathon
  maraton maratona: marathon
  schlafen dormir dormire schlaf sommeil sueno sono sonno durchschlafen einschlafen: sleep
  gesund gesunder saludable saudavel sano sana gesundheit sante salud saude salute: healthy
  fitter sportif deporte esporte sportlich fitnessstudio gimnasio academia palestra: exercise
  muskeln muscles musculos muscoli: muscle
  schwimmen nager nadar nuotare nuoto natation natacion natacao: swim
  radfahren fahrrad velo bicicleta bici rad: bike
  wandern randonnee senderismo caminhada escursione wanderung: hike
  klettern escalade escalar scalare arrampicata: climb
  rucken ruckenschmerzen espalda costas schiena: back pain
  knie genou rodilla joelho ginocchio: knee
  blutdruck presion pressao pressione: blood pressure
  diabete: diabetes
  stress stresser estres estresse: stress
  angst peur miedo medo paura: fear
  panik panique panico: panic
  schwanger enceinte embarazada gravida incinta schwangerschaft embarazo gravidez: pregnant
  bebe bambino neonato saugling: baby
  arzt medecin medico: doctor
  zahnarzt dentiste dentista: dentist
  essen manger comer mangiare ernahrung alimentation comida cibo ernahren: eat
  zucker sucre azucar acucar zucchero: sugar
  vegetarisch vegetarien vegetariano vegetariana: vegetarian
  therapie terapia psychologue psicologo psicologa: therapy
  meditieren mediter meditar meditare: meditate
  bildschirmzeit handyzeit handy telephone movil celular cellulare: phone
  ordnung aufraumen ausmisten ranger ordenar organizar riordinare entrumpeln: declutter
  aufstehen lever madrugar acordar svegliarmi: wake up early

  lernen apprendre aprender imparare lerne beibringen: learn
  lehren enseigner ensenar ensinar insegnare unterrichten: teach
  klavier pianoforte: piano
  gitarre guitare guitarra violao chitarra: guitar
  geige violon violino: violin
  schlagzeug batterie bateria batteria: drums
  chor chorale coro corale: choir
  instrumento strumento: instrument
  musik musique musica: music
  lied lieder chanson cancion canciones cancao canzone: song
  malen peindre pintar dipingere malerei peinture pintura pittura: paint
  zeichnen dessiner dibujar desenhar disegnare: draw
  singen chanter cantar cantare gesang: sing
  tanzen danser bailar dancar ballare tanzkurs: dance
  kochen cuisiner cocinar cozinhar cucinare kochkurs: cook
  backen patisserie hornear assar: bake
  brot sauerteig lievito: sourdough bread
  schreiben ecrire escribir escrever scrivere: write
  romane novela romanzo: novel
  buch livre libro livro bucher livres libros livros libri: book
  gedichte poemes poemas poesie: poems
  lesen lire leer leggere: read
  fotografieren photographier fotografia fotografare: photography
  pelicula filmar: film
  nahen coudre coser costurar cucire nahmaschine: sew
  stricken tricoter tejer tricotar sferruzzare hakeln: knit
  garten jardin jardim giardino potager huerto horta orto gemusegarten gemuse: vegetable garden
  bienen abeilles abejas abelhas imkern imker: bees
  huhner poules gallinas galinhas galline: chickens
  hund chien perro cachorro hunde welpe: dog
  katze gatto gato: cat
  pferd reiten cheval equitation caballo equitacion cavalo cavallo: horse riding
  segeln voilier velero: sail
  surfen surfear surfar surfer: surf
  tauchen plongee bucear mergulhar immersioni: scuba
  skifahren esquiar sciare: ski
  schach echecs ajedrez xadrez scacchi: chess
  holz holzarbeit bois madera madeira legno schreinern tischlern mobel: woodwork
  videojuego videogioco: game

  englisch anglais ingles inglese: English
  deutsch allemand aleman alemao tedesco: German
  spanisch espagnol espanol espanhol spagnolo: Spanish
  franzosisch francais frances francese: French
  italienisch italien italiano: Italian
  portugiesisch portugais portugues portoghese: Portuguese
  japanisch japonais japones giapponese: Japanese
  sprache langue idioma lingua sprachen: language
  fliessend couramment fluido fluente fluentemente: fluent
  gebardensprache senas: sign language

  sparen economiser epargner ahorrar poupar economizar risparmiare ansparen juntar guardar: save
  geld argent dinero dinheiro soldi reais: money
  schulden dettes deudas dividas debiti kredit credito prestito emprestimo abbezahlen abzahlen rembourser: debt
  ausgaben depenses gastos despesas spese: spending
  haushaltsbudget presupuesto orcamento bilancio: budget
  steuererklarung steuern impots impuestos impostos declaracion tasse: tax return
  rente retraite jubilacion aposentadoria pensione altersvorsorge: retirement pension
  investieren anlegen investir invertir investire aktien acciones acoes azioni etfs: invest
  notgroschen rucklage urgence emergencia emergenza: emergency fund
  anzahlung apport acompte caparra eigenkapital: down payment
  hypothek hipoteca mutuo immobilienkredit: mortgage
  haus maison casa: house
  wohnung appartement piso apartamento appartamento mietwohnung: flat
  mieten louer alquilar alugar affittare miete loyer alquiler aluguel affitto: rent
  vermieter proprietaire casero: landlord
  auto voiture coche carro macchina gebrauchtwagen: car
  wohnmobil autocaravana: campervan
  kaufen acheter comprar comprare: buy
  verkaufen vendre vender vendere: sell

  arbeit travail trabajo trabalho lavoro emploi empleo emprego arbeitsplatz stelle boulot: job
  neuen nouveau nuevo novo nuovo neue nouvelle nueva nova nuova neuer neues: new
  finden trouver encontrar trovare suchen chercher buscar procurar cercare: find
  beruf metier profesion profissao mestiere carriere carrera carriera: career
  quereinsteiger quereinsteigerin umschulung reconversion reconvertirme reinventarme wechseln cambiare changer cambiar: change career
  erzieherin erzieher puericultrice educadora educatrice kita creche guarderia asilo: nursery teacher childcare
  lehrerin lehrer professeur maestra professora insegnante lehramt: teacher
  krankenschwester krankenpfleger pflegefachkraft infirmiere infirmier enfermera enfermeiro infermiera infermiere: nurse
  buchhaltung buchhalter comptabilite comptable contabilidad contabilidade contabilita: accounting
  ausbildung alternance apprentissage formacion formazione lehre: apprenticeship training
  weiterbildung diplome titulo certificado certificato zertifikat: certificate
  befordert beforderung promocion ascenso promocao promozione: promotion
  gehaltserhohung augmentation aumento gehalt salaire salario stipendio: pay rise
  bewerbung candidature candidatura lebenslauf bewerben: job application
  vorstellungsgesprach entretien entrevista colloquio: interview
  kundigen demissionner renunciar dimettermi kundigung: resign
  firma entreprise empresa azienda negocio unternehmen boite ditta: business
  laden boutique tienda loja negozio geschaft: shop
  selbstandig selbststandig independant autonomo freiberuflich freiberufler: freelance
  grunden creer crear criar creare monter montar aprire eroffnen ouvrir abrir: start
  restaurante ristorante imbiss: restaurant
  friseursalon coiffure peluqueria cabeleireiro parrucchiere friseur: hair salon
  canina toilettage hundesalon: dog grooming
  kunden clients clientes clienti: customers
  programmieren programar programmare: learn to code
  webseite sitio sito: website
  studium etudes estudios estudos studi studieren etudier estudiar estudar studiare: degree
  universitat universite universidad universidade: university
  prufung examen exame esame prufungen examenes esami klausur abschlussprufung: exam
  bestehen reussir aprobar superare: pass
  abitur baccalaureat bachillerato matura maturita vestibular: school leaving exam
  masterarbeit bachelorarbeit memoire tesis tesi diplomarbeit: thesis
  doktorarbeit doctorat doctorado doutorado dottorato: PhD
  schule ecole escuela escola scuola: school
  stipendium bourse beca bolsa borsa: scholarship
  fuhrerschein permis carnet patente habilitacao: driving licence
  autobahn autoroute autopista autostrada: motorway
  einburgerung nationalite ciudadania cidadania cittadinanza staatsburgerschaft: citizenship
  aufenthalt sejour residencia permesso visum: visa
  auswandern ausland etranger extranjero estero: abroad

  freunde amis amigos amici freundschaft amitie amistad amizade amicizia: friends
  kennenlernen rencontrer conocer conhecer conoscere: meet
  einsam solitude soledad solidao solitudine: lonely
  familie famille familia famiglia: family
  vater pere papa pai padre: father
  mutter mere madre mae mama: mother
  eltern padres genitori: parents
  schwester soeur hermana irma sorella: sister
  bruder frere hermano irmao fratello: brother
  tochter hija filha figlia: daughter
  sohn fils hijo filho figlio: son
  kinder enfants ninos hijos filhos figli kindern kind enfant: children
  oma opa grossmutter abuela avo nonna: grandmother
  mann mari marido marito: husband
  frau femme esposa moglie: wife
  freundin copine novia namorada fidanzata: girlfriend
  freund copain novio namorado fidanzato: boyfriend
  partnerin beziehung pareja casal coppia partnerschaft: relationship
  trennung ruptura separacao separazione getrennt: breakup
  scheidung divorcio divorzio scheiden: divorce
  versohnen reconcilier reconciliarme reconciliar riconciliarmi vertragen: make up with
  reden parler hablar falar parlare sprechen: talk
  verzeihen pardonner perdonar perdoar perdonare vergeben: forgive
  heiraten marier casarme casar sposarmi sposare: marry
  hochzeit mariage boda casamento matrimonio: wedding
  heiratsantrag: propose marriage
  trauer deuil duelo lutto: grief
  pflegen cuidar: care for
  nachbarn voisins vecinos vizinhos vicini: neighbours

  reisen voyager viajar viaggiare reise voyage viaje viagem viaggio: travel
  jakobsweg compostelle: Camino de Santiago
  weltreise: trip around the world
  umziehen demenager mudarme trasferirmi umzug demenagement mudanza mudanca trasloco: move home
  renovieren renover reformar ristrutturare renovierung sanieren: renovate
  kuche cocina cozinha cucina: kitchen
  badezimmer bano banheiro bagno: bathroom
  streichen: paint the room
  bauen construire construir costruire: build
  reparieren reparer arreglar consertar riparare: repair
  verein asociacion associacao associazione: club
  ehrenamt benevole benevolat voluntariado voluntario volontariato ehrenamtlich: volunteer
  schuchtern timide timido: shy
  selbstvertrauen selbstbewusst confiance confianza confianca fiducia autoestima: confidence
  grenzen limiti: boundaries
  gewohnheit habitude habito abitudine: habit
  lampenfieber vortrag discours discurso discorso: public speaking
  gewinnen gagner ganar ganhar vincere: win
  verbessern ameliorer mejorar melhorar migliorare besser: improve
  zuruck retrouver volver voltar tornare wieder nochmal: again
  schaffen arriver lograr conseguir riuscire: manage
  fertig terminer terminar acabar finire fertigstellen abschliessen: finish
  beginnen anfangen commencer empezar comecar iniziare cominciare: start
  jeden chaque cada ogni taglich jour dia giorno: every day
  woche semaine semana settimana: week
  dorf pueblo aldeia paese: village
`;

/** A word without the ending that changes with person, number or gender: 'compro', 'comprare' and 'comprar' are one. */
const leastOfStem = 4;
const endings = /(?:issons|ando|endo|iamo|are|ere|ire|eren|ons|ez|en|er|re|ar|ir|te|st|es|os|as|e|o|a|i|n|s|t)$/;
const stemOf = (word: string) => {
  const stem = word.replace(endings, '');
  return stem.length >= leastOfStem ? stem : word;
};

const lines = glossLines
  .split('\n')
  .filter((line) => line.includes(':'))
  .map((line) => {
    const [words = '', english = ''] = line.split(':');
    return { words: words.trim().split(/\s+/), english: english.trim() };
  });
const byWord = new Map(lines.flatMap(({ words, english }) => words.map((word) => [word, english] as const)));
const byStem = new Map(
  lines.flatMap(({ words, english }) =>
    words.filter((word) => word.length > leastOfStem).map((word) => [stemOf(word), english] as const),
  ),
);

/** English for a word of another language, in lower case and without accents. */
export const glossOf = (word: string): string | undefined =>
  byWord.get(word) ?? (word.length > leastOfStem ? byStem.get(stemOf(word)) : undefined);

/** Whether the word itself stands in the list. Its forms may be words of English too. */
export const isForeignWord = (word: string): boolean => byWord.has(word);
