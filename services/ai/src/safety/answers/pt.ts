import type { SafetyTexts } from '../answer-texts.ts';

export const pt: SafetyTexts = {
  harms: {
    emergency:
      'Isso pode ser uma emergência e não pode esperar por um plano. Ligue agora para {number}, ou peça que alguém ligue, e não dirija. Se algo foi engolido, diga o quê e quanto. Se já passou e você se sente bem, consulte um médico hoje mesmo.',
    'self-harm':
      'Obrigado por me contar. O que você descreve pesa mais que qualquer plano, e você não deveria carregar isso sem companhia.',
    minors:
      'Não vou ajudar com isso. Uma criança ou adolescente não pode consentir e sairia ferida. Se você tem esses pensamentos e não fez nada, há pessoas preparadas que conversam com você em sigilo e sem julgar.',
    danger:
      'Você fez bem em contar. Ninguém pode bater em você, ameaçar ou obrigar você, e a culpa não é sua. Nenhum plano deve ensinar a suportar isso. O primeiro é a sua segurança.',
    violence:
      'Não vou ajudar a machucar ninguém. Se a raiva ou o desespero são tão grandes quanto parecem, tome distância primeiro e fale com alguém hoje. Quase sempre há outro caminho.',
    stalking:
      'Não vou ajudar com isso, porque assustaria ou machucaria outra pessoa. O que fizeram com você pode doer muito. A distância ajuda, e alguém com quem conversar.',
    withdrawal:
      'Querer parar é uma boa decisão. Mas não pare de uma vez: isso pode causar convulsões e pôr a vida em risco. Ligue antes para um médico ou um serviço de dependência; com eles é seguro e mais fácil.',
    medication:
      'Não pare, aumente nem troque esse remédio por conta própria: pode ser perigoso, mesmo que você se sinta bem. Conte ao seu médico ou farmacêutico o que incomoda. Eles podem mudar a dose aos poucos.',
    'eating-disorder':
      'Não vou fazer um plano para isso, porque faria mal ao seu corpo. O que você descreve é difícil de viver, e tem tratamento. Mostre esta mensagem a um médico ou a alguém que esteja do seu lado.',
    'extreme-weight':
      'Não vou fazer esse plano: um peso tão baixo, uma mudança tão rápida ou um jejum tão longo podem fazer mal ao coração. Os médicos aconselham de meio a um quilo por semana e podem dizer qual peso é saudável para você.',
    illegal:
      'Não posso ajudar com isso: é ilegal e poderia prejudicar outras pessoas e você. Se há falta de dinheiro, pressão ou dependência por trás, existe ajuda, e planejo com prazer um caminho honesto com você.',
    money:
      'Não vou fazer um plano para isso. Você poderia perder dinheiro de que precisa, e tentar recuperar perdas quase sempre as aumenta. Espere alguns dias, não envie nada e converse com alguém que não ganhe nada com isso.',
  },
  people: 'Sou um coach de planejamento e não posso dar a ajuda que você merece agora, mas estas pessoas podem, hoje:',
  danger:
    'Se você ou outra pessoa está em perigo imediato, ligue agora para {number} ou vá ao pronto-socorro mais próximo. Se puder, avise alguém de confiança e peça que fique com você.',
  localNumber: 'o número de emergência do seu país',
  closing: 'Suas metas podem esperar. Estarei aqui quando você quiser voltar a elas.',
};
