import type { SafetyTexts } from '../answer-texts.ts';

export const fr: SafetyTexts = {
  harms: {
    emergency:
      'Cela peut être une urgence et ne doit pas attendre un plan. Appelez {number} maintenant, ou demandez à quelqu’un d’appeler, et ne conduisez pas. Si quelque chose a été avalé, dites quoi et combien. Si c’est passé et que vous allez bien, faites-vous examiner aujourd’hui par un médecin.',
    'self-harm':
      'Merci de me l’avoir dit. Ce que vous décrivez compte plus que tout plan, et vous ne devriez pas le porter seul.',
    minors:
      'Je n’aiderai pas à cela. Un enfant ou un adolescent ne peut pas consentir et en souffrirait. Si vous avez de telles pensées sans être passé à l’acte, des personnes formées en parlent avec vous, en confiance et sans juger.',
    danger:
      'Vous avez bien fait de le dire. Personne n’a le droit de vous frapper, de vous menacer ou de vous forcer, et ce n’est pas votre faute. Aucun plan ne doit vous apprendre à le supporter. Le plus important est votre sécurité.',
    violence:
      'Je n’aiderai pas à faire du mal à quelqu’un. Si vous êtes aussi en colère ou désespéré que cela en a l’air, prenez d’abord de la distance et parlez à quelqu’un aujourd’hui. Il y a presque toujours un autre chemin.',
    stalking:
      'Je n’aiderai pas à cela, car une autre personne en aurait peur ou en souffrirait. Ce qu’on vous a fait peut être très douloureux. La distance aide, et quelqu’un à qui en parler.',
    withdrawal:
      'Vouloir arrêter est une bonne décision. Mais n’arrêtez pas d’un seul coup : cela peut provoquer des convulsions et mettre la vie en danger. Appelez d’abord un médecin ou un centre d’addictologie ; avec eux, c’est plus sûr et plus facile.',
    medication:
      'N’arrêtez pas, n’augmentez pas et ne remplacez pas ce traitement de vous-même : cela peut être dangereux, même si vous allez bien. Dites à votre médecin ou à votre pharmacien ce qui vous gêne. Ils peuvent changer la dose peu à peu.',
    'eating-disorder':
      'Je ne ferai pas de plan pour cela, car votre corps en souffrirait. Ce que vous décrivez est difficile à vivre, et cela se soigne. Montrez ce message à un médecin ou à quelqu’un qui est de votre côté.',
    'extreme-weight':
      'Je ne ferai pas ce plan : un poids si bas, une perte si rapide ou un jeûne si long peuvent abîmer le cœur. Les médecins conseillent un demi-kilo à un kilo par semaine, et peuvent vous dire quel poids est sain pour vous.',
    illegal:
      'Je ne peux pas aider à cela : c’est interdit et cela pourrait nuire à d’autres et à vous. S’il y a derrière un manque d’argent, une pression ou une dépendance, il existe de l’aide, et je prévois volontiers un chemin honnête avec vous.',
    money:
      'Je ne ferai pas de plan pour cela. Vous pourriez y perdre de l’argent dont vous avez besoin, et vouloir regagner ses pertes les aggrave presque toujours. Attendez quelques jours, n’envoyez rien, et parlez-en à quelqu’un qui n’y gagne rien.',
  },
  people:
    'Je suis un coach de planification et ne peux pas vous donner l’aide qu’il vous faut, mais ces personnes le peuvent, aujourd’hui :',
  danger:
    'Si vous ou quelqu’un d’autre êtes en danger immédiat, appelez {number} maintenant ou allez aux urgences. Si vous le pouvez, prévenez une personne de confiance.',
  localNumber: 'le numéro d’urgence (112 en Europe)',
  closing: 'Vos objectifs peuvent attendre. Je serai là quand vous voudrez y revenir.',
};
