import type { HarmWords } from '../phrases.rules.ts';

/** Sexual or romantic acts with minors, and pictures of them. Ages are read in `amounts.rules.ts`. */
export const minors: HarmWords = {
  phrases: {
    en: {
      lists: {
        minor: ['minor', 'minors', 'child', 'children', 'kid', 'kids', 'underage', 'teen', 'teens', 'teenager', 'teenagers', 'schoolgirl', 'schoolgirls', 'schoolboy', 'schoolboys', 'preteen', 'preteens', 'little girl', 'little girls', 'little boy', 'little boys', 'young girl', 'young girls', 'young boys', 'jailbait', 'loli', 'lolita', 'toddler', 'baby', 'infant', 'high school girl', 'high school girls', 'high schooler*', 'middle schooler*', 'stepdaughter', 'pupil', 'pupils', 'niece', 'nephew', 'my daughter', 'my son', 'my student', 'my students'],
        sexual: ['sex', 'sexual', 'sexually', 'nudes', 'nude', 'naked', 'porn', 'seduce', 'seducing', 'hook up', 'hooking up', 'sleep with', 'touch', 'touches', 'fondle', 'molest', 'kiss', 'undress', 'grope', 'intimate', 'make out', 'sext', 'sexting', 'erotic', 'attracted', 'aroused', 'masturbat*', 'lust', 'fantas*', 'groom', 'grooming', 'abuse', 'fuck', 'turned on', 'bang', 'screw', 'send me pictures', 'send me photos', 'lingerie'],
      },
      sure: ['child porn*', 'kiddie porn', 'kid porn', 'cp videos', 'csam ! fight ! detect* ! moderat*', 'porn .. {minor}', '{minor} porn', 'pedophil* ! protect', 'paedophil* ! protect', 'pedo', 'attracted to children/kids/minors/teens/preteens/toddlers/boys/little/young/underage', 'lolicon', 'jailbait', 'underage sex/girls/girl/boys/boy/porn/dating'],
      likely: ['{sexual} .. {minor} ! educat* ! talk to ! safe from ! protect* ! against ! goodnight ! good night ! keep in touch', '{minor} .. {sexual} ! educat* ! talk to ! protect* ! against ! in touch ! touch typ* ! goodnight ! about sex', 'date/dating/marry/romance a/an/some? {minor} ! father ! single', 'groom/grooming {minor}', 'groom .. online/discord/roblox', 'meet kids/children/teens/minors online/for/on/alone/without', 'child bride', 'spy on {minor} changing/naked/undress*/shower*', 'hidden camera .. kids/children/girls/pupils', 'sleep with my student/pupil/niece/nephew/stepdaughter/daughter/son', 'incest ! survivor*', 'my stepdaughter .. sexy/bed/attracted/shower'],
      harmless: ['sex education', 'sex educator', 'kiss my kids', 'kiss my daughter/son/children/baby', 'touch typing', 'in touch', 'dog grooming', 'groom my', 'pet groom*', 'sleep with the/my light/baby/toddler in/room?', 'get my/the/our baby/kids/toddler/child/son/daughter to sleep', 'baby/kids/children/toddler sleep', 'sleep training'],
    },
    de: {
      lists: { kind: ['minderjahrig*', 'schulerin', 'schuler', 'kind', 'kinder', 'kindern', 'kleine madchen', 'kleinen madchen', 'kleinen jungen', 'nichte', 'stieftochter', 'teenager', 'jahrigen', 'jahrige'] },
      sure: ['kinderporno*', 'padophil* ! schutz', 'sex .. {kind} ! aufklar* ! reden', 'sex mit kindern', 'minderjahrig* & sex/schlafen/verfuhren/nackt*/date*/kussen'],
      likely: ['{kind} .. verfuhren/anfassen/nacktbilder/nacktfotos/missbrauchen/befriedigen', 'mit .. {kind} .. schlafen ! bett ! einschlafen', 'zu kindern hingezogen', 'kinder .. sexuell', 'chatten mit minderjahrigen'],
      harmless: ['schlafen lernen', 'kinder zum schlafen', 'kind zum schlafen'],
    },
    fr: {
      sure: ['pedoporno*', 'pedophil* ! contre', 'pornographie infantile/enfantine', 'porno .. enfants/mineur*', 'coucher avec .. mineur*/eleve/enfant*/niece/adolescent*/collegienne', 'sexe avec .. mineur*/enfant*', 'seduire .. mineur*/eleve/collegienne/lyceenne/enfant', 'mineur* & sexe/nue/nues/coucher/seduire/photos/sortir', 'attire* par les enfants/mineur*/petites', 'toucher une/ma/des petite/niece/enfant*/belle fille?', 'relation .. mineur*/collegienne'],
      likely: ['sortir avec une/un mineur*/collegien*'],
      harmless: [],
    },
    es: {
      sure: ['pornografia infantil', 'porno infantil', 'pedofil* ! contra', 'pederast* ! contra', 'sexo con .. menor*/nina*/nino*/alumna/sobrina', 'acostarme con .. menor*/nina*/alumna/sobrina/adolescente', 'seducir .. menor*/nina*/alumna/adolescente', 'menor de edad & sexo/salir/novia/novio/fotos/desnud*/acostarme/seducir/ligar', 'menores & sexo/desnud*', 'atraen los ninos', 'atraen las ninas', 'tocar a una/mi nina/sobrina/hijastra'],
      likely: ['fotos desnuda de .. nina/menor', 'ligar con menores/ninas'],
      harmless: [],
    },
    pt: {
      sure: ['pornografia infantil', 'porno infantil', 'pedofil* ! contra ! combat*', 'transar com .. menor*/menina*/aluna/sobrinha/crianca*/adolescente/novinha*', 'sexo com .. menor*/menina*/aluna/sobrinha/crianca*/novinha*', 'seduzir .. menor*/menina*/aluna/crianca*/adolescente', 'menor de idade & sexo/namorar/fotos/nua/nudes/ficar/transar/seduzir', 'atracao por criancas', 'tocar .. menininha/minha sobrinha/enteada', 'novinha* & nudes/sexo/transar'],
      likely: ['namorar uma/um menor', 'nudes de .. menina*/menor*'],
      harmless: [],
    },
    it: {
      sure: ['pedopornografi*', 'pedofil* ! contro', 'pornografia infantile/minorile', 'letto con .. minorenn*/ragazzina/alunna/bambin*/nipotina', 'sesso con .. minorenn*/ragazzin*/alunna/bambin*', 'sedurre .. minorenn*/ragazzina/alunna/bambin*', 'minorenn* & sesso/uscire/foto/nuda/letto/sedurre/relazione', 'attratt* dai bambini', 'attratt* dalle bambine', 'toccare una/mia bambina/nipotina', 'tredicenne* & uscire/letto/sesso/baciare/sedurre/conoscere', 'quattordicenne* & uscire/letto/sesso/baciare/sedurre', 'quindicenne* & letto/sesso/sedurre/uscire', 'dodicenne* & uscire/letto/sesso/baciare/sedurre'],
      likely: [],
      harmless: [],
    },
  },
};
