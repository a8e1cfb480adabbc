export const de = {
  /** The value that the mistake is about, quoted after the plain words. */
  value: (value: string) => `„${value}“`,
  /**
   * What is wrong and how to fix it, by the diagnostic's code. If a code stands for several rules,
   * by the part of the loader's sentence that identifies the rule.
   */
  plain: {
    unreadable:
      'Diese Datei lässt sich nicht lesen. Laden Sie sie noch einmal hoch; hilft das nicht, wenden Sie sich an die Person, die Ihre Website betreut.',
    'empty-file': 'Diese Datei ist leer. Laden Sie sie noch einmal hoch.',
    'lost-upload':
      'Diese Datei ist auf dem Server verloren gegangen. Laden Sie sie an derselben Stelle noch einmal hoch.',

    'duplicate-image':
      'Zwei Bilder tragen denselben Namen. Geben Sie einem davon einen anderen; Groß- und Kleinschreibung allein genügt nicht.',
    'broken-image':
      'Dieses Bild ist beschädigt oder unvollständig. Laden Sie das Original noch einmal hoch.',
    'image-format': {
      'format is PDF':
        'Das ist ein PDF und kein Bild. Laden Sie es unter „Dateien“ hoch, oder speichern Sie die Seite als JPEG oder PNG.',
      otherwise:
        'Bilder in diesem Format kann kein Browser zeigen. Speichern Sie das Bild als JPEG oder PNG, und laden Sie es neu hoch.',
    },
    'image-too-large':
      'Dieses Bild ist zu groß. Verkleinern Sie es auf etwa 2400 Pixel Breite, und laden Sie es neu hoch.',
    'invalid-svg':
      'Diese Zeichnung ist fehlerhaft. Lassen Sie sich eine neue SVG-Datei geben, oder laden Sie das Bild als PNG hoch.',
    'unsafe-svg': {
      'contains a photograph':
        'In dieser Zeichnung steckt ein Foto. Laden Sie das Bild als PNG oder JPEG hoch.',
      otherwise:
        'In dieser Zeichnung steckt mehr als ein Bild, etwa ein Programm, das Ihren Besuchern schaden könnte. Lassen Sie sich eine einfache SVG-Datei geben, oder laden Sie das Bild als PNG hoch.',
    },
    'unknown-map':
      'Eine Kartendatei mit diesem Namen gibt es nicht. Laden Sie sie hoch, oder berichtigen Sie den Namen.',
    'duplicate-map': 'Zwei Kartendateien tragen denselben Namen. Löschen Sie eine davon.',
    'broken-map':
      'Aus dieser Datei wird keine Landkarte. Bitten Sie die Person, die Ihre Website betreut, um eine neue.',
    'map-elsewhere':
      'Ihr Geschäft liegt außerhalb dieser Landkarte. Prüfen Sie Breiten- und Längengrad bei Ihrem Standort; stimmen sie, brauchen Sie einen anderen Kartenausschnitt.',

    'static-file-name': {
      'Files of this kind are not published':
        'Dateien dieser Art lassen sich nicht veröffentlichen. Löschen Sie die Datei, oder laden Sie sie als ZIP-Archiv hoch.',
      otherwise:
        'Dieser Dateiname eignet sich nicht für das Internet. Verwenden Sie nur Buchstaben ohne Umlaute, Ziffern und Bindestriche, und am Ende eine Endung wie .pdf.',
    },
    'static-file-clash':
      'An dieser Adresse steht auf Ihrer Website schon etwas anderes. Geben Sie der Datei einen anderen Namen.',

    'unknown-collection':
      'Diesen Bereich kennt Ihre Website nicht. Wenden Sie sich an die Person, die sie betreut.',
    'missing-record':
      'Ohne diese Angaben kann Ihre Website nicht erscheinen. Füllen Sie das Formular aus, und veröffentlichen Sie es.',
    'missing-field': 'Diese Angabe fehlt noch. Bitte füllen Sie das Feld aus.',
    'empty-field': 'Dieses Feld ist leer. Bitte füllen Sie es aus.',
    'unknown-field':
      'Diese Angabe kennt Ihre Website nicht. Wenden Sie sich an die Person, die sie betreut.',
    'wrong-type': {
      'a whole number is needed': 'Hier gehört eine ganze Zahl hin, ohne Komma.',
      otherwise:
        'Hier gehört eine andere Art von Angabe hin, zum Beispiel eine Zahl statt eines Wortes. Beachten Sie den Hinweis beim Feld.',
    },
    'unknown-value': 'Dieser Wert steht nicht zur Wahl. Wählen Sie einen aus der Liste.',
    'out-of-bounds': {
      'letters must be at most': 'Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
      'entries must be at least': 'Hier fehlen noch Einträge. Bitte fügen Sie welche hinzu.',
      'This must be at most': 'Diese Zahl ist zu groß. Bitte tragen Sie eine kleinere ein.',
      'This must be at least': 'Diese Zahl ist zu klein. Bitte tragen Sie eine größere ein.',
      otherwise: 'Diese Angabe ist zu groß oder zu klein. Beachten Sie den Hinweis beim Feld.',
    },
    'invalid-value': {
      'This must not be empty': 'Dieses Feld ist leer. Bitte füllen Sie es aus.',
      'At least one translation is needed':
        'Hier fehlt noch der Text. Bitte schreiben Sie ihn mindestens in einer Sprache.',
      'Write a time of day':
        'Das ist keine Uhrzeit. Schreiben Sie Stunden und Minuten mit Doppelpunkt, zum Beispiel 09:30.',
      'Give both an opening and a closing time':
        'Hier fehlt eine der beiden Uhrzeiten. Tragen Sie ein, wann Sie öffnen und wann Sie schließen; ist geschlossen, bleiben beide Felder leer.',
      'at the same time. Around the clock':
        'Beide Uhrzeiten sind gleich. Rund um die Uhr heißt 00:00 bis 24:00; ist geschlossen, bleiben beide Felder leer.',
      'before it opens':
        'So würden Sie schließen, bevor Sie öffnen. Vermutlich sind die beiden Zeiten vertauscht; haben Sie wirklich so lange offen, schreiben Sie zwei Zeilen: eine bis 24:00 und eine ab 00:00 am nächsten Tag.',
      'There is no such day':
        'Diesen Tag gibt es im Kalender nicht. Bitte wählen Sie einen anderen.',
      'Write a day as': 'Das ist kein Datum. Bitte wählen Sie den Tag im Kalender.',
      'Write month and day':
        'Das ist kein Tag im Jahr. Schreiben Sie zuerst den Monat, dann den Tag, zum Beispiel 10-01 für den 1. Oktober.',
      'The last day lies before the first':
        'Der letzte Tag liegt vor dem ersten. Bitte ändern Sie einen der beiden.',
      'A season has days of the week only':
        'In einer Jahreszeit stehen nur Wochentage. Tragen Sie diese Zeile oben bei der Woche ein.',
      'This year is yet to come':
        'Dieses Jahr liegt in der Zukunft. Bitte prüfen Sie die Jahreszahl.',
      'Write a whole web address':
        'Das ist keine vollständige Internetadresse. Sie beginnt mit https://, zum Beispiel https://example.org.',
      'Pages may load from https alone':
        'Diese Adresse ist nicht sicher genug. Bitte nehmen Sie eine, die mit https:// beginnt.',
      'name and password in this address':
        'In dieser Adresse stehen ein Name und ein Passwort, die jeder lesen könnte. Bitte löschen Sie beides.',
      'The address must have no path':
        'Hier steht nur die Adresse der Website, ohne etwas dahinter, zum Beispiel https://example.org.',
      'Write an e-mail address':
        'Das ist keine E-Mail-Adresse. Bitte berichtigen Sie sie nach dem Muster post@example.org.',
      'Write a colour':
        'Das ist keine Farbe. Schreiben Sie sie mit # und sechs Zeichen, zum Beispiel #14302a.',
      'Use lower-case letters':
        'Hier gehen nur kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, zum Beispiel halden-sohn.',
      'Write a path that begins':
        'So kann keine Seitenadresse aussehen. Schreiben Sie einen Schrägstrich, dahinter kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, zum Beispiel /werkstatt.',
      'Begin the old path with a slash':
        'So kann die alte Adresse nicht aussehen. Schreiben Sie nur, was hinter dem Namen der Website steht, zum Beispiel /ueber-uns.html.',
      'The first address is that of the shop':
        'Der erste Standort ist Ihr Geschäft; dessen Name, Telefonnummern, E-Mail-Adressen und Öffnungszeiten stehen an eigener Stelle. Lassen Sie dieses Feld hier leer.',
      'is the default language':
        'Deutsch ist die Hauptsprache der Website. Bitte nehmen Sie es wieder in die Liste auf.',
      'is not between':
        'Dieser Betrag liegt nicht zwischen dem kleinsten und dem größten. Ändern Sie ihn oder die Grenze.',
      'stands here twice': 'Dieser Eintrag steht schon da. Löschen Sie einen der beiden.',
      'ends at a time, and begins at none':
        'Hier steht ein Ende, aber kein Beginn. Tragen Sie auch den Beginn ein.',
      'ends at the same time as it begins':
        'Beginn und Ende sind gleich. Ändern Sie das Ende, oder lassen Sie es leer.',
      'The words of a link stand here':
        'Hier stehen Worte für einen Link, aber kein Ziel. Tragen Sie ein, wohin er führt, oder löschen Sie die Worte.',
      'Only a choice has values':
        'Werte zur Auswahl hat nur eine Auswahl. Löschen Sie die Werte, oder machen Sie eine Auswahl daraus.',
      'Only numbers have a unit':
        'Eine Einheit haben nur Zahlen. Löschen Sie die Einheit, oder machen Sie eine Zahl daraus.',
      'Write one line of 200':
        'Der Name braucht eine einzige Zeile ohne Tabulatoren, mit höchstens 200 Zeichen: Unter ihm wird angefragt.',
      'The header is higher after scrolling':
        'Der Kopf der Seite wäre nach dem Scrollen höher als davor. Bitte tragen Sie eine kleinere Zahl ein.',
      otherwise: 'Diese Angabe passt so nicht in das Feld. Beachten Sie den Hinweis dort.',
    },
    'invisible-character':
      'In diesem Text steckt ein unsichtbares Zeichen, das beim Kopieren mitgekommen ist. Löschen Sie die Stelle, und tippen Sie sie neu.',

    'duplicate-name': 'Dieser Name ist schon vergeben. Bitte wählen Sie einen anderen.',
    'reserved-name':
      'Diesen Namen trägt schon eine der festen Seiten. Wählen Sie einen anderen, oder ändern Sie den Text der festen Seite.',
    'unknown-brand-type': 'Diese Markenart gibt es nicht. Wählen Sie eine aus der Liste.',
    'unknown-category': 'Diese Warengruppe gibt es nicht. Wählen Sie eine aus der Liste.',
    'unknown-brand': 'Diese Marke gibt es nicht. Wählen Sie eine aus der Liste.',
    'unknown-attribute': 'Dieses Merkmal gibt es nicht. Wählen Sie eines aus der Liste.',
    'attribute-value': {
      'stands here twice': 'Dieser Wert steht schon da. Löschen Sie einen der beiden.',
      otherwise:
        'Diesen Wert kennt das Merkmal nicht. Schreiben Sie einen Wert so, wie er beim Merkmal steht.',
    },
    'unknown-item': 'Diesen Artikel gibt es nicht. Wählen Sie einen aus der Liste.',
    'marks-too-near':
      'Zwei Preisschilder liegen so dicht beieinander, dass man auf dem Handy das falsche trifft. Bitte rücken Sie eines davon weg.',
    'unknown-page': 'Diese Warengruppe gibt es nicht. Wählen Sie eine aus der Liste.',
    'no-category':
      'Marken stehen unter einer Warengruppe, und diese Seite ist keine. Wählen Sie eine Warengruppe aus der Liste.',
    'missing-page':
      'Startseite, Kontakt, Impressum und Datenschutz braucht jede Website, und eine davon fehlt. Legen Sie sie bei den festen Seiten an.',
    'duplicate-path':
      'Diese Adresse gehört schon einer anderen Seite. Bitte wählen Sie eine andere.',
    'path-of-another-language':
      'Diese Adresse passt nicht zur Sprache der Seite. Englische Adressen beginnen mit /en/, französische mit /fr/, deutsche mit keinem von beiden.',
    'category-without-path':
      'Diese Warengruppe hat noch keine Adresse. Tragen Sie in jeder Sprache eine ein, zum Beispiel /gemaelde.',
    'reserved-path':
      'Diese Adresse braucht die Website für sich selbst. Bitte wählen Sie eine andere.',
    'dead-link':
      'Dieser Link führt nirgendwohin. Wählen Sie eine Seite aus der Liste, oder schreiben Sie eine vollständige Adresse.',
    'redirect-clash':
      'Diese alte Adresse wird schon weitergeleitet, oder es steht dort noch eine Seite. Löschen Sie den Eintrag, oder ändern Sie die alte Adresse.',
    'redirect-target':
      'Eine Weiterleitung muss zu einer Seite führen. Wählen Sie eine aus der Liste, oder schreiben Sie eine Adresse, die mit https:// beginnt.',
    'empty-menu-entry':
      'Dieser Menüpunkt führt nirgendwohin. Wählen Sie eine Seite, oder legen Sie darunter Links an.',
    'image-outside':
      'Dieses Bild gehört nicht zu Ihrer Website. Wählen Sie eines Ihrer Bilder, oder laden Sie es hoch.',
    'missing-image': 'Dieses Bild gibt es nicht. Wählen Sie ein anderes, oder laden Sie es hoch.',
    'nested-too-deeply':
      'In diesem Text stecken zu viele Ebenen ineinander, meist nach dem Einfügen aus einem anderen Programm. Löschen Sie die Stelle, und schreiben Sie sie neu.',
    'empty-link':
      'Ein Link in diesem Text hat keine Worte, also kann ihn niemand sehen. Schreiben Sie dazu, wohin er führt, oder löschen Sie ihn.',
    'unknown-place':
      'Diesen Standort gibt es nicht, denn beim Betrieb stehen weniger Adressen. 1 ist Ihr Geschäft; weitere Standorte tragen Sie beim Betrieb ein.',
    'overlapping-hours': {
      'these hours overlap':
        'Diese Zeiten überschneiden sich mit denen einer anderen Zeile. Ändern Sie eine der beiden, oder machen Sie eine Zeile daraus.',
      'The same stands in':
        'Diese Zeiten stehen schon in einer anderen Zeile. Löschen Sie eine davon.',
      'both open and closed':
        'An diesem Tag hätten Sie zugleich offen und geschlossen. Eine Zeile ohne Zeiten heißt „geschlossen“: Löschen Sie eine der beiden.',
      'This season shares days':
        'Zwei Jahreszeiten überschneiden sich. Lassen Sie die eine am Tag vor der anderen enden.',
      otherwise:
        'Dieser Tag steht schon in einem anderen Eintrag. Löschen Sie einen davon, oder teilen Sie den längeren auf.',
    },

    'dead-anchor':
      'Dieser Link führt zu einer Stelle, die es auf der Seite nicht gibt. Wählen Sie eine aus der Liste.',
    'duplicate-anchor':
      'Zwei Stellen dieser Seite tragen denselben Namen, ein Link fände nur die erste. Ändern Sie eine der Überschriften.',
    'missing-privacy-anchor':
      'Die Frage nach der Einwilligung verweist auf einen Abschnitt, den Ihre Datenschutzerklärung nicht hat. Ergänzen Sie dort den Abschnitt, oder ändern Sie den Verweis.',
    'forbidden-link':
      'Die Online-Plattform der EU zur Streitbeilegung wurde im Juli 2025 abgeschaltet, und ein Link dorthin führt Ihre Kunden in die Irre. Löschen Sie ihn samt dem Satz, in dem er steht.',
    'sample-name':
      'Hier steht noch ein Name aus der Vorlage, etwa der erfundene Laden, sein Ort oder seine Umsatzsteuer-Nummer. Schreiben Sie Ihre eigenen Angaben.',
  },
};

/** Messages for staff about mistakes in content that prevent publishing. */
export type DiagnosticWords = typeof de;
