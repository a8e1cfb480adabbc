import type { DiagnosticWords } from './de.ts';

export const fr: DiagnosticWords = {
  value: (value) => `«\u00a0${value}\u00a0»`,
  plain: {
    unreadable:
      'Ce fichier est illisible. Envoyez-le de nouveau\u202f; si cela ne suffit pas, adressez-vous à la personne qui s’occupe du site.',
    'empty-file': 'Ce fichier est vide. Envoyez-le de nouveau.',
    'lost-upload': 'Ce fichier a été perdu sur le serveur. Envoyez-le de nouveau au même endroit.',

    'duplicate-image':
      'Deux images portent le même nom. Renommez l’une d’elles\u202f; changer les majuscules ne suffit pas.',
    'broken-image': 'Cette image est abîmée ou incomplète. Envoyez de nouveau l’original.',
    'image-format': {
      'format is PDF':
        'C’est un PDF et non une image. Envoyez-le sous «\u00a0Fichiers\u00a0», ou enregistrez la page en JPEG ou en PNG.',
      otherwise:
        'Aucun navigateur ne peut afficher ce format d’image. Enregistrez l’image en JPEG ou en PNG, puis envoyez-la de nouveau.',
    },
    'image-too-large':
      'Cette image est trop grande. Réduisez-la à environ 2400 pixels de large, puis envoyez-la de nouveau.',
    'invalid-svg':
      'Ce dessin contient une erreur. Demandez un nouveau fichier SVG, ou envoyez l’image en PNG.',
    'unsafe-svg': {
      'contains a photograph': 'Ce dessin contient une photo. Envoyez l’image en PNG ou en JPEG.',
      otherwise:
        'Ce dessin contient autre chose qu’une image, par exemple un programme qui pourrait nuire à vos visiteurs. Demandez un fichier SVG simple, ou envoyez l’image en PNG.',
    },
    'unknown-map': 'Aucun fichier de carte ne porte ce nom. Envoyez-le, ou corrigez le nom.',
    'duplicate-map': 'Deux fichiers de carte portent le même nom. Supprimez l’un d’eux.',
    'broken-map':
      'Ce fichier ne donne aucune carte. Demandez-en un autre à la personne qui s’occupe du site.',
    'map-elsewhere':
      'Votre boutique se trouve hors de cette carte. Vérifiez la latitude et la longitude de votre adresse\u202f; si elles sont justes, il vous faut une autre carte.',

    'static-file-name': {
      'Files of this kind are not published':
        'Les fichiers de ce type ne peuvent pas être publiés. Supprimez le fichier, ou envoyez-le sous forme d’archive ZIP.',
      otherwise:
        'Ce nom de fichier ne convient pas à Internet. N’utilisez que des lettres sans accent, des chiffres et des traits d’union, et terminez par une extension comme .pdf.',
    },
    'static-file-clash':
      'Votre site a déjà autre chose à cette adresse. Donnez un autre nom au fichier.',

    'unknown-collection':
      'Votre site ne connaît pas cette rubrique. Adressez-vous à la personne qui s’en occupe.',
    'missing-record':
      'Votre site ne peut pas paraître sans ces informations. Remplissez le formulaire et publiez-le.',
    'missing-field': 'Cette information manque encore. Veuillez remplir le champ.',
    'empty-field': 'Ce champ est vide. Veuillez le remplir.',
    'unknown-field':
      'Votre site ne connaît pas cette information. Adressez-vous à la personne qui s’en occupe.',
    'wrong-type': {
      'a whole number is needed': 'Indiquez ici un nombre entier, sans virgule.',
      otherwise:
        'Ce champ attend un autre type d’information, par exemple un nombre au lieu d’un mot. Suivez l’indication donnée près du champ.',
    },
    'unknown-value': 'Cette valeur n’est pas proposée. Choisissez-en une dans la liste.',
    'out-of-bounds': {
      'letters must be at most': 'Ce texte est trop long. Veuillez le raccourcir.',
      'entries must be at least': 'Il manque des entrées. Veuillez en ajouter.',
      'This must be at most': 'Ce nombre est trop grand. Veuillez en indiquer un plus petit.',
      'This must be at least': 'Ce nombre est trop petit. Veuillez en indiquer un plus grand.',
      otherwise:
        'Cette valeur est trop grande ou trop petite. Suivez l’indication donnée près du champ.',
    },
    'invalid-value': {
      'This must not be empty': 'Ce champ est vide. Veuillez le remplir.',
      'At least one translation is needed':
        'Il manque encore le texte. Veuillez l’écrire dans une langue au moins.',
      'Write a time of day':
        'Ce n’est pas une heure. Écrivez les heures et les minutes séparées par deux points, par exemple 09:30.',
      'Give both an opening and a closing time':
        'Il manque l’une des deux heures. Indiquez l’ouverture et la fermeture\u202f; si la boutique est fermée, laissez les deux champs vides.',
      'at the same time. Around the clock':
        'Les deux heures sont identiques. Jour et nuit s’écrit de 00:00 à 24:00\u202f; si la boutique est fermée, laissez les deux champs vides.',
      'before it opens':
        'La boutique fermerait avant d’ouvrir. Les deux heures sont sans doute inversées\u202f; si elle reste vraiment ouverte aussi longtemps, écrivez deux lignes\u00a0: l’une jusqu’à 24:00, l’autre à partir de 00:00 le lendemain.',
      'There is no such day':
        'Ce jour n’existe pas dans le calendrier. Veuillez en choisir un autre.',
      'Write a day as': 'Ce n’est pas une date. Veuillez choisir le jour dans le calendrier.',
      'Write month and day':
        'Ce n’est pas un jour de l’année. Écrivez d’abord le mois, puis le jour, par exemple 10-01 pour le 1er octobre.',
      'The last day lies before the first':
        'Le dernier jour précède le premier. Veuillez modifier l’un des deux.',
      'A season has days of the week only':
        'Une saison ne contient que des jours de la semaine. Ajoutez cette ligne plus haut, dans la semaine habituelle.',
      'This year is yet to come': 'Cette année n’est pas encore arrivée. Veuillez la vérifier.',
      'Write a whole web address':
        'Ce n’est pas une adresse Internet complète. Elle commence par https://, par exemple https://example.org.',
      'Pages may load from https alone':
        'Cette adresse n’est pas assez sûre. Veuillez en prendre une qui commence par https://.',
      'name and password in this address':
        'Cette adresse contient un nom et un mot de passe que tout le monde pourrait lire. Veuillez supprimer les deux.',
      'The address must have no path':
        'Indiquez ici la seule adresse du site, sans rien derrière, par exemple https://example.org.',
      'Write an e-mail address':
        'Ce n’est pas une adresse e-mail. Veuillez la corriger sur le modèle de post@example.org.',
      'Write a colour':
        'Ce n’est pas une couleur. Écrivez # suivi de six caractères, par exemple #14302a.',
      'Use lower-case letters':
        'Seuls les lettres minuscules sans accent, les chiffres et les traits d’union conviennent ici, par exemple halden-sohn.',
      'Write a path that begins':
        'Une page ne peut pas avoir cette adresse. Écrivez une barre oblique, puis des lettres minuscules sans accent, des chiffres et des traits d’union, par exemple /atelier.',
      'Begin the old path with a slash':
        'L’ancienne adresse ne peut pas s’écrire ainsi. Indiquez seulement ce qui suit le nom du site, par exemple /ueber-uns.html.',
      'The first address is that of the shop':
        'Le premier lieu est votre boutique\u202f; son nom, ses numéros, ses adresses e-mail et ses horaires s’indiquent ailleurs. Laissez ce champ vide ici.',
      'is the default language':
        'L’allemand est la langue principale du site. Veuillez le remettre dans la liste.',
      'is not between':
        'Ce montant n’est pas compris entre le minimum et le maximum. Modifiez-le, ou changez la limite.',
      'stands here twice': 'Cette entrée y est déjà. Supprimez l’une des deux.',
      'ends at a time, and begins at none':
        'L’heure de fin est indiquée, mais pas celle du début. Veuillez indiquer aussi le début.',
      'ends at the same time as it begins':
        'Le début et la fin sont identiques. Modifiez la fin, ou laissez-la vide.',
      'The words of a link stand here':
        'Le lien a un texte, mais aucune destination. Indiquez où il mène, ou supprimez le texte.',
      'Only a choice has values':
        'Seul un choix a des valeurs à proposer. Supprimez-les, ou changez le type en choix.',
      'Only numbers have a unit':
        'Seuls les nombres ont une unité. Supprimez-la, ou changez le type en nombre.',
      'Write one line of 200':
        'Le nom doit tenir sur une seule ligne, sans tabulation, en 200 caractères au plus\u00a0: c’est sous ce nom que l’on vous écrit.',
      'The header is higher after scrolling':
        'L’en-tête serait plus haut après le défilement qu’avant. Veuillez indiquer un nombre plus petit.',
      otherwise:
        'Cette information ne convient pas sous cette forme. Suivez l’indication donnée près du champ.',
    },
    'invisible-character':
      'Ce texte contient un caractère invisible, venu avec un copier-coller. Effacez le passage et saisissez-le de nouveau.',

    'duplicate-name': 'Ce nom est déjà pris. Veuillez en choisir un autre.',
    'reserved-name':
      'L’une des pages fixes porte déjà ce nom. Choisissez-en un autre, ou modifiez le texte de la page fixe.',
    'unknown-brand-type': 'Ce type de marques n’existe pas. Choisissez-en un dans la liste.',
    'unknown-category': 'Ce rayon n’existe pas. Choisissez-en un dans la liste.',
    'unknown-brand': 'Cette marque n’existe pas. Choisissez-en une dans la liste.',
    'unknown-attribute': 'Cette caractéristique n’existe pas. Choisissez-en une dans la liste.',
    'attribute-value': {
      'stands here twice': 'Cette valeur y est déjà. Supprimez l’une des deux.',
      otherwise:
        'La caractéristique ne connaît pas cette valeur. Écrivez-la comme elle figure dans la caractéristique.',
    },
    'unknown-item': 'Cet article n’existe pas. Choisissez-en un dans la liste.',
    'marks-too-near':
      'Deux étiquettes sont si proches que, sur un téléphone, on toucherait la mauvaise. Écartez l’une d’elles.',
    'unknown-page': 'Ce rayon n’existe pas. Choisissez-en un dans la liste.',
    'no-category':
      'Les marques se rangent dans un rayon, et cette page n’en est pas un. Choisissez un rayon dans la liste.',
    'missing-page':
      'Tout site a besoin des pages Accueil, Contact, Mentions légales et Confidentialité, et l’une d’elles manque. Créez-la parmi les pages fixes.',
    'duplicate-path':
      'Cette adresse appartient déjà à une autre page. Veuillez en choisir une autre.',
    'path-of-another-language':
      'Cette adresse ne correspond pas à la langue de la page. Les adresses françaises commencent par /fr/, les anglaises par /en/, les allemandes par aucun des deux.',
    'category-without-path':
      'Ce rayon n’a pas encore d’adresse. Indiquez-en une dans chaque langue, par exemple /fr/tableaux.',
    'reserved-path':
      'Le site a besoin de cette adresse pour lui-même. Veuillez en choisir une autre.',
    'dead-link':
      'Ce lien ne mène nulle part. Choisissez une page dans la liste, ou écrivez une adresse complète.',
    'redirect-clash':
      'Cette ancienne adresse est déjà redirigée, ou une page s’y trouve encore. Supprimez l’entrée, ou modifiez l’ancienne adresse.',
    'redirect-target':
      'Une redirection doit mener à une page. Choisissez-en une dans la liste, ou écrivez une adresse qui commence par https://.',
    'empty-menu-entry':
      'Cette entrée de menu ne mène nulle part. Choisissez une page, ou ajoutez des liens en dessous.',
    'image-outside':
      'Cette image ne fait pas partie de votre site. Choisissez l’une de vos images, ou envoyez-la.',
    'missing-image': 'Cette image n’existe pas. Choisissez-en une autre, ou envoyez-la.',
    'nested-too-deeply':
      'Ce texte emboîte trop de niveaux, le plus souvent après un collage depuis un autre programme. Effacez le passage et écrivez-le de nouveau.',
    'empty-link':
      'Un lien de ce texte n’a pas de mots, et personne ne peut donc le voir. Écrivez où il mène, ou supprimez-le.',
    'unknown-place':
      'Ce lieu n’existe pas\u00a0: l’entreprise a moins d’adresses. 1 est votre boutique\u202f; ajoutez les autres lieux dans la fiche de l’entreprise.',
    'overlapping-hours': {
      'these hours overlap':
        'Ces heures recoupent celles d’une autre ligne. Modifiez l’une des deux, ou réunissez-les en une seule.',
      'The same stands in':
        'Ces heures figurent déjà sur une autre ligne. Supprimez l’une des deux.',
      'both open and closed':
        'Ce jour-là, la boutique serait à la fois ouverte et fermée. Une ligne sans heures signifie «\u00a0fermé\u00a0»\u00a0: supprimez l’une des deux.',
      'This season shares days':
        'Deux saisons se chevauchent. Faites finir l’une la veille du début de l’autre.',
      otherwise:
        'Ce jour figure déjà dans une autre entrée. Supprimez l’une des deux, ou divisez la plus longue.',
    },

    'dead-anchor':
      'Ce lien mène à un endroit qui n’existe pas sur la page. Choisissez-en un dans la liste.',
    'duplicate-anchor':
      'Deux endroits de cette page portent le même nom, et un lien ne trouverait que le premier. Modifiez l’un des titres.',
    'missing-privacy-anchor':
      'La demande de consentement renvoie à une section que votre politique de confidentialité ne contient pas. Ajoutez cette section, ou modifiez le renvoi.',
    'forbidden-link':
      'La plateforme européenne de règlement des litiges a fermé en juillet 2025, et un lien vers elle induit vos clients en erreur. Supprimez-le avec la phrase qui l’entoure.',
    'sample-name':
      'Il reste ici un nom du modèle : le magasin inventé, sa ville ou son numéro de TVA, par exemple. Indiquez vos propres coordonnées.',
  },
};
