// Groups are parted by a bar or a new line, the basic form first; only forms whose stem differs from its own stand here.

/** Strong and mixed verbs, and what is made of them with a prefix. */
const strongVerbs = `
beginnen beginnt begann begonnen|binden bindet gebunden Bindung|verbinden verbindet verbunden|bieten bietet bot geboten|Angebot anzubieten|bitten bittet bat gebeten
bleiben bleibt blieb geblieben|brechen bricht brach gebrochen Bruch|bringen bringt brachte gebracht|denken denkt dachte gedacht|dürfen darf durfte gedurft
empfehlen empfiehlt empfahl empfohlen|entscheiden entscheidet entschied|essen isst ass gegessen|fahren fährt|fallen fällt fiel gefallen|fangen fängt fing gefangen
finden findet fand gefunden|fliegen fliegt flog geflogen Flug|fliehen flieht floh geflohen Flucht|fliessen fliesst floss geflossen|geben gibt gab gegeben
gehen geht ging gegangen|gelten gilt galt gegolten geltend|geschehen geschieht geschah|gewinnen gewinnt gewann gewonnen|greifen greift griff gegriffen
haben hat hatte gehabt|halten hielt|heissen heisst hiess geheissen|helfen hilft half geholfen Hilfe|kennen kennt kannte gekannt bekannt|kommen kommt kam gekommen
können kann konnte gekonnt|müssen musste gemusst|wollen will wollte gewollt|mögen mag mochte gemocht|sollen sollte gesollt|geladen lädt lud
einladen eingeladen einzuladen einlädt einlud|lassen lässt liess gelassen|laufen läuft gelaufen|belaufen beläuft belief|ablaufen abläuft abgelaufen abzulaufen
auslaufen ausläuft ausgelaufen auszulaufen|verlaufen verläuft verlief|leiden leidet litt gelitten|leihen leiht lieh geliehen|lesen liest las gelesen
liegen liegt gelegen|lügen lügt log gelogen|messen misst mass gemessen Messung|nehmen nimmt nahm genommen|nennen nennt nannte genannt Nennung|raten riet
rufen ruft rief gerufen|schaffen schafft schuf geschaffen|scheinen scheint schien geschienen|schlagen schlägt schlug geschlagen
schliessen schliesst schloss geschlossen|schneiden schneidet schnitt geschnitten|schreiben schreibt schrieb geschrieben|sehen sieht sah gesehen|sein gewesen
senden sendet sandte gesandt gesendet Sendung|singen singt sang gesungen|sinken sinkt sank gesunken|sitzen sitzt sass gesessen|sprechen spricht sprach gesprochen
stehen steht stand gestanden|steigen steigt stieg gestiegen ansteigen Anstieg angestiegen steigert gesteigert Steigerung|sterben stirbt starb gestorben Tod
tragen trägt trug getragen|treffen trifft traf getroffen|treten tritt trat getreten|trinken trinkt trank getrunken|tun tut tat getan|Verbot verbieten verbietet
Verlust verlieren verliert verlor|vergleichen vergleicht verglich|verlassen verlässt verliess|verschwinden verschwindet verschwand verschwunden
verstehen versteht verstand|wachsen wächst wuchs gewachsen Wachstum|werden wird wurde geworden worden|werfen wirft warf geworfen|wissen weiss wusste gewusst
ziehen zieht zog gezogen|zwingen zwingt zwang gezwungen|geboren Geburt gebar|treiben treibt trieb getrieben|Betrieb|schreiten schreitet schritt geschritten
streiten streitet stritt gestritten|scheiden scheidet schied geschieden Scheidung|unterscheiden unterscheidet unterschied|meiden meidet mied gemieden
weisen weist wies gewiesen|abweichen abweicht abwich abgewichen abzuweichen|ausweichen ausweicht auswich ausgewichen auszuweichen|gleichen gleicht glich geglichen
streichen streicht strich gestrichen|reissen reisst riss gerissen|heben hebt hob gehoben|schieben schiebt schob geschoben|wiegen wiegt wog gewogen Gewicht
erwägen erwägt erwog|frieren friert fror gefroren|giessen giesst goss gegossen|geniessen geniesst genoss|schiessen schiesst schoss geschossen
riechen riecht roch gerochen|verzeihen verzeiht verzieh|erlöschen erlischt|schmelzen schmilzt schmolz geschmolzen|schweigen schweigt schwieg geschwiegen
schwimmen schwimmt schwamm geschwommen|springen springt sprang gesprungen|klingen klingt klang geklungen|gelingen gelingt gelang gelungen
überwinden überwindet überwand überwunden|stossen stösst stiess gestossen|schlafen schläft schlief geschlafen|waschen wäscht wusch gewaschen
Diebstahl stehlen stiehlt gestohlen|befehlen befiehlt befahl befohlen|verbergen verbirgt verbarg verborgen|verderben verdirbt verdarb verdorben
werben wirbt warb geworben Werbung|schwören schwört geschworen|bewegen bewegt bewog|vergessen vergisst vergass|beissen beisst biss gebissen|wenden wendet gewendet
anwenden angewandt angewendet anzuwenden|Aufwand aufwenden aufgewendet aufgewandt aufzuwenden aufwendet|brennen brennt brannte gebrannt|rennen rennt rannte gerannt
hängen hängt hing gehangen gehängt|erschrecken erschrickt erschrak erschrocken|versprechen verspricht versprach versprochen
entsprechen entspricht entsprach entsprochen|Widerspruch widersprechen widerspricht widersprach widersprochen|Unterschrift unterschreiben unterschreibt unterschrieb
Vorschrift vorschreiben vorgeschrieben vorzuschreiben vorschreibt vorschrieb|Gutschrift gutschreiben gutgeschrieben gutzuschreiben|erfinden erfindet erfand erfunden
Entwurf entwerfen entwirft entwarf entworfen|Umzug umziehen umgezogen umzuziehen umzieht umzog|Abzug abziehen abgezogen abzuziehen abzieht abzog
Einzug einziehen eingezogen einzuziehen einzieht einzog|Bezug beziehen bezieht bezog|Entzug entziehen entzieht entzog|Vollzug vollziehen vollzieht vollzog
Eingang eingehen eingegangen einzugehen eingeht einging|Übergang übergehen übergegangen überzugehen überging
Rücktritt zurücktreten zurückgetreten zurückzutreten zurücktritt zurücktrat|Rückgabe zurückgeben zurückgegeben zurückzugeben zurückgibt zurückgab
Rücknahme zurücknehmen zurückgenommen zurückzunehmen zurücknimmt zurücknahm
Rückzahlung zurückzahlen zurückgezahlt zurückzuzahlen zurückbezahlt zurückzahlt zurückbezahlen
Rückzug zurückziehen zurückgezogen zurückzuziehen zurückzieht zurückzog|zurückkommen zurückgekommen zurückzukommen
Rückruf zurückrufen zurückgerufen zurückzurufen zurückruft zurückrief|Rücksendung zurücksenden zurückgesandt zurückgesendet zurückzusenden zurücksendet zurücksandte
Rückerstattung zurückerstatten zurückerstattet rückerstattet|rückvergüten rückvergütet|Versand versenden versendet versandt|Zustand
Beschluss beschliessen beschliesst beschloss|Übernahme übernehmen übernimmt übernommen|Übergabe übergeben übergibt
Unterbruch unterbrechen unterbricht unterbrach unterbrochen|Aufgabe|Abschnitt|erfolgt
`;

/** Weak verbs, whose participle begins with ge-. */
const weakVerbs = `
gründen gründet gegründet Gründung|bauen baut gebaut|leben lebt gelebt|führen führt geführt Führung|lehren lehrt gelehrt Lehrerin Lehrerinnen
arbeiten arbeitet gearbeitet|öffnen öffnet geöffnet Öffnung|zahlen zahlt gezahlt Zahlung bezahlen bezahlt|Lieferung liefern liefert geliefert
prüfen prüft geprüft Prüfung|kaufen kauft gekauft Käuferin Käuferinnen|wählen wählt gewählt|töten tötet getötet|spielen spielt gespielt|stellen stellt gestellt
melden meldet gemeldet Meldung|mieten mietet gemietet Mieterin Mieterinnen|Buchung bucht gebucht|fragen fragt gefragt|sagen sagt gesagt|machen macht gemacht
suchen sucht gesucht|zeigen zeigt gezeigt|legen legt gelegt|setzen setzt gesetzt|planen plant geplant Planung|lernen lernt gelernt|reisen reist gereist
warten wartet gewartet|dauern dauert gedauert|kosten kostet gekostet|sparen spart gespart|schicken schickt geschickt|holen holt geholt|packen packt gepackt
füllen füllt gefüllt Füllung|Forderung fordern fordert gefordert|folgen folgt gefolgt|leisten leistet geleistet Leistung
leiten leitet geleitet Leitung Leiterin Leiterinnen|lösen löst gelöst Lösung|löschen löscht gelöscht Löschung|mahnen mahnt gemahnt Mahnung
mischen mischt gemischt Mischung|nutzen nutzt genutzt Nutzung benutzen benutzt|ordnen ordnet geordnet|pflegen pflegt gepflegt|rechnen rechnet gerechnet
Regelung regeln regelt geregelt|reinigen reinigt gereinigt|retten rettet gerettet Rettung|richten richtet gerichtet|sammeln sammelt gesammelt Sammlung
Schulung schult geschult|schulden schuldet geschuldet|schützen schützt geschützt|senken senkt gesenkt Senkung|Sicherung sichert gesichert|sorgen sorgt gesorgt
Speicherung speichern speichert gespeichert|sperren sperrt gesperrt Sperrung|starten startet gestartet|stimmen stimmt gestimmt|stoppen stoppt gestoppt Stopps
streiken streikt gestreikt|stützen stützt gestützt|tauschen tauscht getauscht|teilen teilt geteilt Teilung|testen testet getestet|trennen trennt getrennt Trennung
üben übt geübt Übung|wandeln wandelt gewandelt Wandlung|warnen warnt gewarnt Warnung|Wechsel wechseln wechselt gewechselt|wirken wirkt gewirkt Wirkung
wünschen wünscht gewünscht|zeichnen zeichnet gezeichnet Zeichnung|Zweifel zweifeln zweifelt gezweifelt|antworten antwortet geantwortet|Äusserung äussert geäussert
bremsen bremst gebremst|danken dankt gedankt|decken deckt gedeckt Deckung|dienen dient gedient|drehen dreht gedreht Drehung|drohen droht gedroht Drohung
drucken druckt gedruckt|ehren ehrt geehrt Ehrung|eignen eignet geeignet Eignung|enden endet geendet|ernten erntet geerntet|feiern feiert gefeiert
Filterung filtern filtert gefiltert|formen formt geformt|forschen forscht geforscht Forschung|freuen freut gefreut|fühlen fühlt gefühlt|grenzen grenzt gegrenzt
grüssen grüsst gegrüsst|haften haftet gehaftet Haftung|handeln handelt gehandelt Handlung|heilen heilt geheilt Heilung|heiraten heiratet geheiratet
heizen heizt geheizt Heizung|Hinderung hindern hindert gehindert|hoffen hofft gehofft Hoffnung|jagen jagt gejagt|jubeln jubelt gejubelt|kämpfen kämpft gekämpft
klagen klagt geklagt|klären klärt geklärt Klärung|klettern klettert geklettert|kleben klebt geklebt|kochen kocht gekocht|kümmern kümmert gekümmert
kündigen kündigt gekündigt|Kürzung kürzt gekürzt|lachen lacht gelacht|Lagerung lagert gelagert|Landung landet gelandet|leeren leert geleert Leerung
Meinung meint gemeint|merken merkt gemerkt|Minderung mindern mindert gemindert|neigen neigt geneigt Neigung|parken parkt geparkt parkieren parkiert
pendeln pendelt gependelt|Plünderung plündern plündert geplündert|Räumung räumt geräumt|rauchen raucht geraucht|reden redet geredet|regnen regnet geregnet
schaden schadet geschadet|schalten schaltet geschaltet Schaltung|schätzen schätzt geschätzt Schätzung|schauen schaut geschaut|schenken schenkt geschenkt Schenkung
schrumpfen schrumpft geschrumpft|schwächen schwächt geschwächt Schwächung|segeln segelt gesegelt|siegen siegt gesiegt|spenden spendet gespendet
spülen spült gespült Spülung|stärken stärkt gestärkt Stärkung|stecken steckt gesteckt|Stempel stempeln stempelt gestempelt|strafen straft gestraft
strahlen strahlt gestrahlt Strahlung|streben strebt gestrebt|stürzen stürzt gestürzt|tanken tankt getankt|tanzen tanzt getanzt|tarnen tarnt getarnt
taufen tauft getauft|tilgen tilgt getilgt Tilgung|tippen tippt getippt Tipps|träumen träumt geträumt|trocknen trocknet getrocknet Trocknung trocken
Wanderung wandert gewandert|Weigerung weigern weigert geweigert|wetten wettet gewettet|widmen widmet gewidmet Widmung|zielen zielt gezielt
züchten züchtet gezüchtet Züchtung|zünden zündet gezündet Zündung|klicken klickt geklickt|scannen scannt gescannt Scan|impfen impft geimpft Impfung|faxen faxt gefaxt
mailen mailt gemailt|erben erbt geerbt|Fälschung fälscht gefälscht|heften heftet geheftet|häufen häuft gehäuft Häufung|knüpfen knüpft geknüpft Knüpfung
pachten pachtet gepachtet|pfänden pfändet gepfändet Pfändung|prägen prägt geprägt Prägung|rüsten rüstet gerüstet Rüstung|schmücken schmückt geschmückt
schwanken schwankt geschwankt Schwankung|spiegeln spiegelt gespiegelt|stören stört gestört Störung|tadeln tadelt getadelt|Stundung stundet gestundet
Mangel mangeln mangelt gemangelt|glauben glaubt geglaubt|hören hört|brauchen braucht|wohnen wohnt gewohnt
`;

/** Verbs whose prefix stays where it is. */
const prefixedVerbs = `
beachten beachtet Beachtung|entdecken entdeckt|beantragen beantragt|beantworten beantwortet|bearbeiten bearbeitet|beauftragen beauftragt|bedeuten bedeutet
Bedienung bedienen bedient|beenden beendet Beendigung|beeinflussen beeinflusst|befragen befragt|befolgen befolgt|befreien befreit Befreiung|befristen befristet
begleiten begleitet|begrenzen begrenzt|begründen begründet|Behandlung behandeln behandelt|behaupten behauptet|Behinderung behindern behindert|belasten belastet
belegen belegt|benachrichtigen benachrichtigt|benötigen benötigt|beobachten beobachtet|berechnen berechnet|berechtigen berechtigt|bereinigen bereinigt
berichten berichtet|berücksichtigen berücksichtigt|beschädigen beschädigt|beschäftigen beschäftigt|bescheinigen bescheinigt|beschleunigen beschleunigt
beschränken beschränkt|Beschwerde beschweren beschwert|beseitigen beseitigt|besichtigen besichtigt|besetzen besetzt|bestätigen bestätigt|bestellen bestellt
bestimmen bestimmt|besuchen besucht|beteiligen beteiligt|betrachten betrachtet|betreuen betreut|beurteilen beurteilt|bevollmächtigen bevollmächtigt|bewahren bewahrt
bewältigen bewältigt|bewerten bewertet|bewilligen bewilligt|bewirken bewirkt|bezeichnen bezeichnet|bezwecken bezweckt|bestrafen bestraft
Besteuerung besteuern besteuert|Beförderung befördern befördert|befestigen befestigt|begünstigen begünstigt|beherrschen beherrscht|bekämpfen bekämpft
beleuchten beleuchtet|belohnen belohnt|bemerken bemerkt|berühren berührt|beschaffen beschafft|beschuldigen beschuldigt|Beteuerung beteuern beteuert
bevorzugen bevorzugt|Bezifferung beziffern beziffert|Ersatz ersetzen ersetzt|erfüllen erfüllt|erfassen erfasst|Erforderung erfordern erfordert|ergänzen ergänzt
erhöhen erhöht|Erinnerung erinnern erinnert|erklären erklärt|Erlaubnis erlauben erlaubt|Erläuterung erläutern erläutert|erledigen erledigt|ermächtigen ermächtigt
Ermittlung ermitteln ermittelt|Ermöglichung ermöglichen ermöglicht|Erneuerung erneuern erneuert|eröffnen eröffnet|erreichen erreicht|errichten errichtet
erstatten erstattet|erstellen erstellt|erteilen erteilt|erwarten erwartet|Erweiterung erweitern erweitert|erwähnen erwähnt|erzählen erzählt|erzielen erzielt
erzeugen erzeugt|Eroberung erobern erobert|erleben erlebt|erlernen erlernt|erforschen erforscht|erkundigen erkundigt|ermorden ermordet|ermässigen ermässigt
Erleichterung erleichtern erleichtert|erhitzen erhitzt|erkranken erkrankt|ersuchen ersucht|erstrecken erstreckt|Veränderung verändern verändert
veranlassen veranlasst|veranstalten veranstaltet|verarbeiten verarbeitet|Verbesserung verbessern verbessert|verbrauchen verbraucht|verbreiten verbreitet
verdienen verdient|Verdopplung verdoppeln verdoppelt|vereinbaren vereinbart|vereinfachen vereinfacht|verfolgen verfolgt|verfügen verfügt
Vergrösserung vergrössern vergrössert|vergüten vergütet|Verhandlung verhandeln verhandelt|Verhinderung verhindern verhindert
verkaufen verkauft Verkäuferin Verkäuferinnen|verkürzen verkürzt|Verlagerung verlagert|verlangen verlangt|Verlängerung verlängert|verlegen verlegt|verletzen verletzt
vermeiden vermeidet|vermieten vermietet Vermieterin Vermieterinnen|Verminderung vermindern vermindert|Vermittlung vermitteln vermittelt|vermuten vermutet
vernichten vernichtet|Veröffentlichung veröffentlichen veröffentlicht|verpacken verpackt|verpassen verpasst|verpflegen verpflegt|verpflichten verpflichtet
verrechnen verrechnet|Verringerung verringern verringert|versäumen versäumt|versagen versagt|verschärfen verschärft|verschicken verschickt
Verschlechterung verschlechtern verschlechtert|verschulden verschuldet|versetzen versetzt|Versicherung versichern versichert|versorgen versorgt|verspäten verspätet
verstärken verstärkt|Versteuerung versteuern versteuert|versuchen versucht|verteidigen verteidigt|verteilen verteilt|vertiefen vertieft|verursachen verursacht
verurteilen verurteilt|verwalten verwaltet|Verwandlung verwandeln verwandelt|verwarnen verwarnt|Verwechslung verwechseln verwechselt
Verweigerung verweigern verweigert|verwenden verwendet|verwerten verwertet|Verwirklichung verwirklichen verwirklicht|verwöhnen verwöhnt|verzeichnen verzeichnet
verzichten verzichtet|verzinsen verzinst|Verzögerung verzögern verzögert|verzollen verzollt|vervollständigen vervollständigt|vervielfältigen vervielfältigt
verjähren verjährt|verlosen verlost|vermerken vermerkt|verhaften verhaftet|verüben verübt|vermehren vermehrt|verehren verehrt|entfernen entfernt|entlasten entlastet
entlohnen entlohnt|entrichten entrichtet|entschädigen entschädigt|entschuldigen entschuldigt|entsorgen entsorgt|Entwicklung entwickeln entwickelt|entwerten entwertet
enteignen enteignet|entführen entführt|Entleerung entleeren entleert|genehmigen genehmigt|gehören gehört|gehorchen gehorcht|gewähren gewährt
gewährleisten gewährleistet|gefährden gefährdet|gestalten gestaltet|gestatten gestattet|missbrauchen missbraucht|unterrichten unterrichtet|unterstützen unterstützt
untersuchen untersucht|unterzeichnen unterzeichnet|unterbreiten unterbreitet|übersetzen übersetzt|überprüfen überprüft|überwachen überwacht|überzeugen überzeugt
Übermittlung übermitteln übermittelt|überraschen überrascht|überarbeiten überarbeitet|überholen überholt|überlegen überlegt|überschätzen überschätzt
überreichen überreicht|übernachten übernachtet|widerlegen widerlegt|zerstören zerstört|zerlegen zerlegt|beglaubigen beglaubigt|bemühen bemüht|bewachen bewacht
bewohnen bewohnt Bewohnerin Bewohnerinnen|beeindrucken beeindruckt|beabsichtigen beabsichtigt|befürworten befürwortet|begehren begehrt|durchsuchen durchsucht
Durchquerung durchqueren durchquert|wiederholen wiederholt|umfassen umfasst|unterteilen unterteilt|frühstücken frühstückt|Belieferung beliefert|beruhigen beruhigt
`;

/** Verbs in -ieren. */
const foreignVerbs = `
Stornierung stornieren storniert Storno|Reservierung reservieren reserviert Reservation|Produktion produzieren produziert|Reduktion reduzieren reduziert Reduzierung
Installation installieren installiert Installierung|Qualifikation qualifizieren qualifiziert Qualifizierung
Identifikation identifizieren identifiziert Identifizierung|Investition investieren investiert|Publikation publizieren publiziert|Kombination kombinieren kombiniert
Präsentation präsentieren präsentiert|Dokumentation dokumentieren dokumentiert Dokumentierung|Kontrolle kontrollieren kontrolliert|garantieren garantiert
Finanzierung finanzieren finanziert|Studium studiert|Diskussion diskutieren diskutiert|Reaktion reagieren reagiert|Operation operieren operiert|delegieren delegiert
Kompensation kompensieren kompensiert Kompensierung|Akzeptanz akzeptieren akzeptiert Akzeptierung|Analyse analysieren analysiert|Export exportieren exportiert
Import importieren importiert|Transport transportieren transportiert|Reparatur reparieren repariert|Korrektur korrigieren korrigiert
Kalkulation kalkulieren kalkuliert|Faktura fakturieren fakturiert Fakturierung|Budget budgetieren budgetiert Budgetierung|Archiv archivieren archiviert Archivierung
Protokoll protokollieren protokolliert Protokollierung|Adressierung adressieren adressiert|Notiz notieren notiert Notierung|Zitat zitieren zitiert
Definition definieren definiert|Interesse interessieren interessiert|funktionieren funktioniert|Existenz existieren existiert|Differenz differieren differiert
Toleranz tolerieren toleriert|Konkurrenz konkurrieren konkurriert|passieren passiert|probieren probiert|Training trainieren trainiert
Regulierung regulieren reguliert|Regierung regieren regiert|Motivation motivieren motiviert|Aktivierung aktivieren aktiviert|Deaktivierung deaktivieren deaktiviert
Aktualisierung aktualisieren aktualisiert|Realisierung realisieren realisiert|Digitalisierung digitalisieren digitalisiert|Optimierung optimieren optimiert
Standardisierung standardisieren standardisiert|Spezialisierung spezialisieren spezialisiert|Autorisierung autorisieren autorisiert
Zertifizierung zertifizieren zertifiziert|Signierung signieren signiert|Validierung validieren validiert|Priorisierung priorisieren priorisiert
Konfiguration konfigurieren konfiguriert|Integration integrieren integriert|Migration migrieren migriert|Generierung generieren generiert
Isolation isolieren isoliert Isolierung|Renovierung renovieren renoviert Renovation|Sanierung sanieren saniert|Montage montieren montiert
Platzierung platzieren platziert|Markierung markieren markiert|Nummerierung nummerieren nummeriert|profitieren profitiert|Resultat resultieren resultiert
Variation variieren variiert|basieren basiert|dominieren dominiert|kopieren kopiert|Engagement engagieren engagiert|Pensionierung pensionieren pensioniert
Amortisation amortisieren amortisiert|Akkreditierung akkreditieren akkreditiert|Registrierung registrieren registriert Registration|organisieren organisiert
Etablierung etablieren etabliert|initiieren initiiert|Illustration illustrieren illustriert|Konstruktion konstruieren konstruiert|Konsum konsumieren konsumiert
Konzentration konzentrieren konzentriert|Koordination koordinieren koordiniert|Kommunikation kommunizieren kommuniziert|kritisieren kritisiert Kritik
Legalisierung legalisieren legalisiert|Limitierung limitieren limitiert|Manipulation manipulieren manipuliert|Modernisierung modernisieren modernisiert
Modifikation modifizieren modifiziert|Nominierung nominieren nominiert|Normierung normieren normiert|Orientierung orientieren orientiert|ignorieren ignoriert
Demonstration demonstrieren demonstriert|Diagnose diagnostizieren diagnostiziert|experimentieren experimentiert|Formulierung formulieren formuliert
Fusion fusionieren fusioniert|Gratulation gratulieren gratuliert|Harmonisierung harmonisieren harmonisiert|Immatrikulation immatrikulieren immatrikuliert
Implementation implementieren implementiert Implementierung|Industrialisierung industrialisieren industrialisiert|Inspektion inspizieren inspiziert
Interpretation interpretieren interpretiert|Klassifikation klassifizieren klassifiziert Klassifizierung|Liquidation liquidieren liquidiert
Maximierung maximieren maximiert|Minimierung minimieren minimiert|Mobilisierung mobilisieren mobilisiert|Moderation moderieren moderiert
Multiplikation multiplizieren multipliziert|observieren observiert|Partizipation partizipieren partizipiert|Patentierung patentieren patentiert
praktizieren praktiziert|Privatisierung privatisieren privatisiert|Programmierung programmieren programmiert|Protest protestieren protestiert
Provokation provozieren provoziert|Rationalisierung rationalisieren rationalisiert|Rekrutierung rekrutieren rekrutiert|Rekonstruktion rekonstruieren rekonstruiert
Repräsentation repräsentieren repräsentiert|Restauration restaurieren restauriert Restaurierung|ruinieren ruiniert|Sanktion sanktionieren sanktioniert
Simulation simulieren simuliert|Sortierung sortieren sortiert|Stabilisierung stabilisieren stabilisiert|Strukturierung strukturieren strukturiert
Subvention subventionieren subventioniert Subventionierung|summieren summiert|Synchronisation synchronisieren synchronisiert Synchronisierung
Telefonat telefonieren telefoniert|Transfer transferieren transferiert|Visualisierung visualisieren visualisiert|Zirkulation zirkulieren zirkuliert
Zentralisierung zentralisieren zentralisiert|Adoption adoptieren adoptiert|appellieren appelliert|Argumentation argumentieren argumentiert
Assistenz assistieren assistiert|Attacke attackieren attackiert|Blockade blockieren blockiert Blockierung|Debatte debattieren debattiert
Deklaration deklarieren deklariert|deponieren deponiert|Desinfektion desinfizieren desinfiziert|Dezentralisierung dezentralisieren dezentralisiert
Differenzierung differenzieren differenziert|Division dividieren dividiert|Emigration emigrieren emigriert|Eskalation eskalieren eskaliert
Evakuierung evakuieren evakuiert|Evaluation evaluieren evaluiert Evaluierung|Explosion explodieren explodiert|Fixierung fixieren fixiert|fotografieren fotografiert
Frankierung frankieren frankiert|Gruppierung gruppieren gruppiert|Halbierung halbieren halbiert|Honorierung honorieren honoriert|Infektion infizieren infiziert
Inserat inserieren inseriert|Inspiration inspirieren inspiriert|Justierung justieren justiert|Kapitulation kapitulieren kapituliert|kassieren kassiert
Kodierung kodieren kodiert|Kollision kollidieren kollidiert|Kommentar kommentieren kommentiert|kompilieren kompiliert|Komposition komponieren komponiert
kondolieren kondoliert|Konferenz konferieren konferiert|konfiszieren konfisziert|Konsultation konsultieren konsultiert|Korrespondenz korrespondieren korrespondiert
Kultivierung kultivieren kultiviert|Lackierung lackieren lackiert|Laminierung laminieren laminiert|marschieren marschiert|Möblierung möblieren möbliert
musizieren musiziert|Navigation navigieren navigiert|Neutralisierung neutralisieren neutralisiert|Notifizierung notifizieren notifiziert|Pause pausieren pausiert
plädieren plädiert|plakatieren plakatiert|Präzisierung präzisieren präzisiert|quittieren quittiert Quittung|Ratifikation ratifizieren ratifiziert Ratifizierung
Recherche recherchieren recherchiert|Referat referieren referiert|Rehabilitation rehabilitieren rehabilitiert|Rendite rentieren rentiert
Respekt respektieren respektiert|Revision revidieren revidiert|Rotation rotieren rotiert|servieren serviert|Skizze skizzieren skizziert
Spekulation spekulieren spekuliert|spendieren spendiert|Spezifikation spezifizieren spezifiziert Spezifizierung|Stagnation stagnieren stagniert
Subtraktion subtrahieren subtrahiert|Verifikation verifizieren verifiziert Verifizierung|Zensur zensieren zensiert
`;

/** Verbs whose prefix parts from them, with their infinitive with zu. */
const partedVerbs = `
anmelden anzumelden angemeldet|anzeigen anzuzeigen angezeigt|Anforderung anfordern anzufordern angefordert anfordert|anpassen anzupassen angepasst
anstellen anzustellen angestellt|ansetzen anzusetzen angesetzt|ankündigen anzukündigen angekündigt|anlegen anzulegen angelegt|anschaffen anzuschaffen angeschafft
anrechnen anzurechnen angerechnet|anhören anzuhören angehört|anordnen anzuordnen angeordnet|anerkennen anzuerkennen anerkannt|anfragen anzufragen angefragt
Angabe angeben anzugeben angegeben angibt|Annahme annehmen anzunehmen angenommen annimmt|anrufen anzurufen angerufen|ankommen anzukommen angekommen
anfangen anzufangen angefangen|Antritt antreten anzutreten angetreten antrat|Anschluss anschliessen anzuschliessen angeschlossen anschliesst anschloss
anbringen anzubringen angebracht|ansehen anzusehen angesehen|anfallen anzufallen angefallen|angreifen anzugreifen angegriffen|anweisen anzuweisen angewiesen
anfechten anzufechten angefochten|anheben anzuheben angehoben|abmelden abzumelden abgemeldet|abholen abzuholen abgeholt|ablehnen abzulehnen abgelehnt
abrechnen abzurechnen abgerechnet|abbuchen abzubuchen abgebucht|abbauen abzubauen abgebaut|abdecken abzudecken abgedeckt|ableiten abzuleiten abgeleitet
Ablieferung abliefern abzuliefern abgeliefert abliefert|abschaffen abzuschaffen abgeschafft|absagen abzusagen abgesagt|abstimmen abzustimmen abgestimmt
abwarten abzuwarten abgewartet|Abwicklung abwickeln abzuwickeln abgewickelt abwickelt|Abschluss abschliessen abzuschliessen abgeschlossen abschliesst abschloss
Abgabe abgeben abzugeben abgegeben abgibt|Abnahme abnehmen abzunehmen abgenommen abnimmt|Abbruch abbrechen abzubrechen abgebrochen abbricht abbrach
abschreiben abzuschreiben abgeschrieben|abtreten abzutreten abgetreten|abweisen abzuweisen abgewiesen|abhalten abzuhalten abgehalten|abhängen abzuhängen abgehangen
ablesen abzulesen abgelesen|absenden abzusenden abgesandt|abwerben abzuwerben abgeworben|ablösen abzulösen abgelöst|abgelten abzugelten abgegolten
abschneiden abzuschneiden abgeschnitten|Abfahrt abfahren abzufahren abgefahren|Abflug abfliegen abzufliegen abgeflogen abfliegt abflog
aufbewahren aufzubewahren aufbewahrt|aufbauen aufzubauen aufgebaut|Aufforderung auffordern aufzufordern aufgefordert auffordert|aufführen aufzuführen aufgeführt
auffüllen aufzufüllen aufgefüllt|aufhören aufzuhören aufgehört|aufklären aufzuklären aufgeklärt|auflegen aufzulegen aufgelegt|auflösen aufzulösen aufgelöst
aufräumen aufzuräumen aufgeräumt|aufstellen aufzustellen aufgestellt|aufteilen aufzuteilen aufgeteilt|aufzeichnen aufzuzeichnen aufgezeichnet
Aufnahme aufnehmen aufzunehmen aufgenommen aufnimmt|aufheben aufzuheben aufgehoben|aufgeben aufzugeben aufgegeben|aufrufen aufzurufen aufgerufen
aufschieben aufzuschieben aufgeschoben|auftreten aufzutreten aufgetreten|aufwachsen aufzuwachsen aufgewachsen|aufschreiben aufzuschreiben aufgeschrieben
aufladen aufzuladen aufgeladen|ausfüllen auszufüllen ausgefüllt|ausführen auszuführen ausgeführt|ausbilden auszubilden ausgebildet
aushändigen auszuhändigen ausgehändigt|Auslieferung ausliefern auszuliefern ausgeliefert ausliefert|auslösen auszulösen ausgelöst|ausrüsten auszurüsten ausgerüstet
ausschalten auszuschalten ausgeschaltet|ausstatten auszustatten ausgestattet|ausstellen auszustellen ausgestellt|austauschen auszutauschen ausgetauscht
ausüben auszuüben ausgeübt|auswählen auszuwählen ausgewählt|Auswechslung auswechseln auszuwechseln ausgewechselt auswechselt|auswerten auszuwerten ausgewertet
auszahlen auszuzahlen ausgezahlt|auszeichnen auszuzeichnen ausgezeichnet|ausbezahlen auszubezahlen ausbezahlt|ausdrucken auszudrucken ausgedruckt
aushandeln auszuhandeln ausgehandelt|ausrichten auszurichten ausgerichtet|ausschöpfen auszuschöpfen ausgeschöpft|Ausgabe ausgeben auszugeben ausgegeben ausgibt
Ausschluss ausschliessen auszuschliessen ausgeschlossen ausschliesst ausschloss|ausscheiden auszuscheiden ausgeschieden|ausschreiben auszuschreiben ausgeschrieben
aussprechen auszusprechen ausgesprochen|Austritt austreten auszutreten ausgetreten austrat|ausweisen auszuweisen ausgewiesen|ausleihen auszuleihen ausgeliehen
ausgleichen auszugleichen ausgeglichen|ausfallen auszufallen ausgefallen|ausreichen auszureichen ausgereicht|austragen auszutragen ausgetragen
ausziehen auszuziehen ausgezogen|aussehen auszusehen ausgesehen|Ausnahme ausnehmen auszunehmen ausgenommen ausnimmt|beilegen beizulegen beigelegt
beifügen beizufügen beigefügt|beitragen beizutragen beigetragen|beitreten beizutreten beigetreten|einreichen einzureichen eingereicht
einführen einzuführen eingeführt|einholen einzuholen eingeholt|einkaufen einzukaufen eingekauft|Einlagerung einlagern einzulagern eingelagert einlagert
einlegen einzulegen eingelegt|einleiten einzuleiten eingeleitet|einlösen einzulösen eingelöst|einordnen einzuordnen eingeordnet|einrichten einzurichten eingerichtet
einschalten einzuschalten eingeschaltet|einschränken einzuschränken eingeschränkt|einsetzen einzusetzen eingesetzt|einstellen einzustellen eingestellt
einstufen einzustufen eingestuft|einteilen einzuteilen eingeteilt|einzahlen einzuzahlen eingezahlt|einwilligen einzuwilligen eingewilligt
einschätzen einzuschätzen eingeschätzt|eintippen einzutippen eingetippt|einarbeiten einzuarbeiten eingearbeitet|einbehalten einzubehalten
einbeziehen einzubeziehen einbezogen|einbringen einzubringen eingebracht|einbauen einzubauen eingebaut|einfügen einzufügen eingefügt
Eingabe eingeben einzugeben eingegeben eingibt|einhalten einzuhalten eingehalten|Einnahme einnehmen einzunehmen eingenommen einnimmt
einschliessen einzuschliessen eingeschlossen|einschreiben einzuschreiben eingeschrieben|einsehen einzusehen eingesehen|eintragen einzutragen eingetragen
Eintritt eintreten einzutreten eingetreten eintrat|eintreffen einzutreffen eingetroffen|Einbruch einbrechen einzubrechen eingebrochen einbricht einbrach
einsteigen einzusteigen eingestiegen|festlegen festzulegen festgelegt|festsetzen festzusetzen festgesetzt|feststellen festzustellen festgestellt
festhalten festzuhalten festgehalten|Freigabe freigeben freizugeben freigegeben|freistellen freizustellen freigestellt|fortsetzen fortzusetzen fortgesetzt
fortführen fortzuführen fortgeführt|herstellen herzustellen hergestellt|herausgeben herauszugeben herausgegeben|herunterladen herunterzuladen heruntergeladen
hinzufügen hinzuzufügen hinzugefügt|hinzuziehen hinzuzuziehen hinzugezogen|hinweisen hinzuweisen hingewiesen|mitteilen mitzuteilen mitgeteilt
mitbringen mitzubringen mitgebracht|mitführen mitzuführen mitgeführt|mitwirken mitzuwirken mitgewirkt|mitnehmen mitzunehmen mitgenommen
nachweisen nachzuweisen nachgewiesen|nachreichen nachzureichen nachgereicht|nachholen nachzuholen nachgeholt|nachzahlen nachzuzahlen nachgezahlt
nachfragen nachzufragen nachgefragt|Nachlieferung nachliefern nachzuliefern nachgeliefert nachliefert
Nachbesserung nachbessern nachzubessern nachgebessert nachbessert|nachprüfen nachzuprüfen nachgeprüft|nachkommen nachzukommen nachgekommen
stattfinden stattzufinden stattgefunden|teilnehmen teilzunehmen teilgenommen Teilnahme Teilnehmerin Teilnehmerinnen|umsetzen umzusetzen umgesetzt
umstellen umzustellen umgestellt|umtauschen umzutauschen umgetauscht|Umwandlung umwandeln umzuwandeln umgewandelt umwandelt|umbuchen umzubuchen umgebucht
umrechnen umzurechnen umgerechnet|umbauen umzubauen umgebaut|umgehen umzugehen umgegangen|umsteigen umzusteigen umgestiegen|unterbringen unterzubringen untergebracht
Vorlage vorlegen vorzulegen vorgelegt vorlegt|vorbereiten vorzubereiten vorbereitet|vorführen vorzuführen vorgeführt|vorschlagen vorzuschlagen vorgeschlagen
vorsehen vorzusehen vorgesehen|vorstellen vorzustellen vorgestellt|vorweisen vorzuweisen vorgewiesen|vorlesen vorzulesen vorgelesen|vornehmen vorzunehmen vorgenommen
Vorgabe vorgeben vorzugeben vorgegeben vorgibt|vorkommen vorzukommen vorgekommen|vorliegen vorzuliegen vorgelegen|vorbehalten vorzubehalten
vorbringen vorzubringen vorgebracht|vortragen vorzutragen vorgetragen|voraussetzen vorauszusetzen vorausgesetzt|vorauszahlen vorauszuzahlen vorausgezahlt
vorbeikommen vorbeizukommen vorbeigekommen|Weitergabe weitergeben weiterzugeben weitergegeben|weiterleiten weiterzuleiten weitergeleitet
weiterführen weiterzuführen weitergeführt|weiterbilden weiterzubilden weitergebildet|wegfallen wegzufallen weggefallen
Wiedergabe wiedergeben wiederzugeben wiedergegeben wiedergibt|zustimmen zuzustimmen zugestimmt|zustellen zuzustellen zugestellt|zusagen zuzusagen zugesagt
zulassen zuzulassen zugelassen|zuordnen zuzuordnen zugeordnet Zuordnung|zuteilen zuzuteilen zugeteilt|zuweisen zuzuweisen zugewiesen|zusenden zuzusenden zugesandt
Zunahme zunehmen zuzunehmen zugenommen zunimmt|zutreffen zuzutreffen zugetroffen|Zusicherung zusichern zuzusichern zugesichert zusichert|zugehen zuzugehen zugegangen
Zurückforderung zurückfordern zurückzufordern zurückgefordert zurückfordert|zurückerhalten zurückzuerhalten|zurücklegen zurückzulegen zurückgelegt
zurückschicken zurückzuschicken zurückgeschickt|zurückstellen zurückzustellen zurückgestellt|zurückweisen zurückzuweisen zurückgewiesen
zurückgreifen zurückzugreifen zurückgegriffen|zusammenarbeiten zusammenzuarbeiten zusammengearbeitet|zusammenfassen zusammenzufassen zusammengefasst
zusammenstellen zusammenzustellen zusammengestellt|zusammensetzen zusammenzusetzen zusammengesetzt|durchführen durchzuführen durchgeführt
durchsetzen durchzusetzen durchgesetzt|durchlesen durchzulesen durchgelesen|Bekanntgabe bekanntgeben bekanntzugeben bekanntgegeben
bereitstellen bereitzustellen bereitgestellt|sicherstellen sicherzustellen sichergestellt|fertigstellen fertigzustellen fertiggestellt
klarstellen klarzustellen klargestellt|richtigstellen richtigzustellen richtiggestellt|gegenzeichnen gegenzuzeichnen gegengezeichnet
gleichstellen gleichzustellen gleichgestellt|bereithalten bereitzuhalten bereitgehalten|offenlegen offenzulegen offengelegt|stilllegen stillzulegen stillgelegt
niederlegen niederzulegen niedergelegt|gutheissen gutzuheissen gutgeheissen|Entgegennahme entgegennehmen entgegenzunehmen entgegengenommen
übrigbleiben übrigzubleiben übriggeblieben|hochladen hochzuladen hochgeladen|nachlassen nachzulassen nachgelassen
`;

/** Nouns and adjectives. */
const nounsAndAdjectives = `
gross grösste|hoch hohe höchstens|gut besser beste|viel mehr meiste|nah nächste|wenig wenigstens|spät spätestens|früh frühestens|teuer teure teuerste|neu neuste
schwer schwerste|dunkel dunkle|Insel Inseln|Tafel Tafeln|Formel Formeln|Klausel Klauseln|Kugel Kugeln|Wurzel Wurzeln|Vokabel Vokabeln|Artikel Artikeln|Titel Titeln
Mittel Mitteln|Kapitel Kapiteln|Viertel Vierteln|Drittel Dritteln|Möbel Möbeln|Schlüssel Schlüsseln|Zettel Zetteln|Deckel Deckeln|Hebel Hebeln|Winkel Winkeln
Kabel Kabeln|System Systeme|Problem Probleme|frei freie freien freier freies|intern interne|extern externe|extrem extreme|bequem bequeme|Herr Herrn|Typ Typs
Firma Firmen|Kommando Kommandos|Makro Makros|Proxy Proxys|Norden nördlich|Nachbar Nachbarn|Ungar Ungarn|Konto Konten Kontos|Risiko Risiken Risikos|Thema Themen
Museum Museen|Zentrum Zentren|Gremium Gremien|Kriterium Kriterien|Medium Medien|Praktikum Praktika|Visum Visa|Bonus Boni|Saldo Salden Saldi|Praxis Praxen
Lexikon Lexika|Material Materialien|Prinzip Prinzipien|Virus Viren|Mechanismus Mechanismen|Organismus Organismen|Villa Villen|Schema Schemata Schemas
Jubiläum Jubiläen|Individuum Individuen|Album Alben|Forum Foren|Ministerium Ministerien|Territorium Territorien|Stipendium Stipendien|Privileg Privilegien
Szenario Szenarien Szenarios|Radius Radien|Zyklus Zyklen|Modus Modi|Drama Dramen|Auto Autos|Büro Büros|Foto Fotos|Video Videos|Logo Logos|Euro Euros|Kino Kinos
Radio Radios|Hobby Hobbys Hobbies|Handy Handys|Party Partys|Baby Babys Babies|Taxi Taxis|Kamera Kameras|Sofa Sofas|Café Cafés|Menü Menüs|Niveau Niveaus
Interview Interviews|Review Reviews|App Apps|Shop Shops|Workshop Workshops|Backup Backups|Laptop Laptops|Demo Demos|Abonnement Abo Abos abonnieren abonniert
Information Info Infos informieren informiert|Memo Memos|Studio Studios|Kunde Kundin Kundinnen|Kollege Kollegin Kolleginnen|Arzt Ärztin Ärztinnen
Mitarbeiter Mitarbeiterin Mitarbeiterinnen|Arbeitgeber Arbeitgeberin Arbeitgeberinnen|Arbeitnehmer Arbeitnehmerin Arbeitnehmerinnen
Lieferant Lieferantin Lieferantinnen|Schülerin Schülerinnen|Student Studentin Studentinnen|Partner Partnerin Partnerinnen|Inhaber Inhaberin Inhaberinnen
Besitzer Besitzerin Besitzerinnen|Eigentümer Eigentümerin Eigentümerinnen|Einwohner Einwohnerin Einwohnerinnen|Patient Patientin Patientinnen|Chef Chefin Chefinnen
Direktor Direktorin Direktorinnen|Präsident Präsidentin Präsidentinnen|Assistent Assistentin Assistentinnen|Praktikant Praktikantin Praktikantinnen
Berater Beraterin Beraterinnen|Ingenieur Ingenieurin Ingenieurinnen|Anwalt Anwältin Anwältinnen|Vertreter Vertreterin Vertreterinnen
Nachfolger Nachfolgerin Nachfolgerinnen|Empfänger Empfängerin Empfängerinnen|Autor Autorin Autorinnen|Bewerber Bewerberin Bewerberinnen|Experte Expertin Expertinnen
`;

export const germanForms = [
  strongVerbs,
  weakVerbs,
  prefixedVerbs,
  foreignVerbs,
  partedVerbs,
  nounsAndAdjectives,
]
  .map((part) => part.trim().replaceAll("\n", "|"))
  .join("|");
