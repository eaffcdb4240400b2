/** Plain verbs, adverbs and conditions: English; German; French; Italian; Spanish, words parted by bars. */
export const plainConcepts = `
turn off the road|turn left|turn right ; abbiegen|abgebogen ; tourner à gauche|tourner à droite|bifurquer ; svoltare|girare a destra|girare a sinistra ; girar a la derecha|girar a la izquierda|doblar la esquina
drain|plughole ; Abfluss|Ablauf im Bad ; écoulement|siphon ; scarico del lavandino|tubo di scarico ; desagüe del lavabo|sumidero
alternate|take turns|in turns ; abwechseln|abwechselnd|im Wechsel ; alterner|à tour de rôle|en alternance ; alternarsi|a turno|alternato ; alternarse|por turnos|alterno
everyday|daily life|routine of the day ; Alltag|alltäglich ; quotidien|vie quotidienne ; quotidiano|vita quotidiana ; cotidiano|vida diaria
official|officially ; amtlich|offiziell ; officiel|officiellement ; ufficiale ; oficial|oficialmente
stop a vehicle|come to a halt|pull over ; anhalten|angehalten|zum Stillstand kommen ; s'arrêter|faire halte|marquer l'arrêt ; accostare|fare una sosta ; detenerse|parar el vehículo
tick a box|tick the box|check the box ; ankreuzen|angekreuzt|Kästchen ; cocher|cocher la case ; barrare la casella|crocettare|spuntare ; marcar la casilla|poner una cruz
announcement over loudspeaker ; Durchsage|Ansage ; annonce par haut-parleur ; annuncio all'altoparlante ; anuncio por megafonía
demand from|call upon|summon to do ; auffordern|aufgefordert|Aufforderung ; sommer|mettre en demeure|mise en demeure|inviter à ; diffidare|sollecitare|diffida ; requerir|requerimiento|instar
detailed|in detail ; ausführlich|detailliert|im Detail|eingehend beschrieben ; détaillé|en détail ; dettagliato|in dettaglio ; detallado|en detalle
endure|put up with|bear it ; aushalten|ausgehalten|durchhalten ; endurer|supporter avec patience|tenir le coup ; sopportare ; aguantar|soportar|tolerar con paciencia
look like|appearance|look ; aussehen|Aussehen|Erscheinungsbild ; avoir l'air|apparence ; sembrare|aspetto esteriore|apparire ; parecer|apariencia
exercise a right|carry on a profession ; ausüben|ausgeübt|Ausübung ; exercer|exercice d'un droit ; esercizio di un diritto ; ejercer|ejercicio de un derecho
trifle|petty|petty matter ; Bagatelle|Kleinigkeit|Bagatellfall ; bagatelle|broutille|cas bagatelle ; inezia|bagatella|cosa da poco ; nimiedad|asunto menor|bagatela
barefoot ; barfuss|barfuß ; pieds nus ; a piedi nudi|scalzo ; descalzo
do handicrafts|do-it-yourself|DIY ; basteln|heimwerken|Bastelarbeit ; bricoler|bricolage ; fai da te|bricolage ; bricolaje
consider carefully|think over|ponder|reflect upon ; bedenken|nachdenken|überlegen|sich überlegen ; réfléchir|considérer avec soin ; riflettere su|ponderare|pensarci su ; reflexionar|pensar bien
command|give orders|order to do ; befehlen|Befehl|befohlen ; ordonner de|ordre donné|commandement ; comandare|impartire un ordine ; mandar|dar órdenes
bark of a dog|barking ; bellen|Gebell ; aboyer|aboiement ; abbaiare|latrato ; ladrar|ladrido
operate a machine|actuate|press the switch ; betätigen|Bedienung der Maschine ; actionner|manœuvrer|commander une machine ; azionare|manovrare ; accionar|operar una máquina
move about|movement|motion|in motion ; bewegen|Bewegung|bewegt ; mouvement ; muoversi|movimento|mosso ; moverse|movimiento
tie|tie up|bind ; binden|gebunden|fesseln|festbinden ; lier|attacher|ligoter ; annodare ; atar|amarrar
well-behaved|good child ; brav|artig ; sage et obéissant|bien élevé ; bravo e ubbidiente|ben educato ; bien educado|obediente
colourful|multicoloured ; bunt|farbig|mehrfarbig ; multicolore ; multicolore ; multicolor
clear to see|distinct ; deutlich|Deutlichkeit|klar erkennbar ; distinct|nettement ; nitido|distintamente ; nítido
thing|matter|affair ; Ding|Sache|Angelegenheit ; chose|affaire ; questione ; asunto|cuestión
tolerate|condone|tolerant|tolerance of others ; dulden|toleriert|tolerant|Duldung ; tolérer|tolérant|toléré ; tollerare|tollerante|tollerato ; tolerar|tolerante|tolerado
likewise ; ebenfalls|gleichfalls ; également|pareillement ; ugualmente ; asimismo|igualmente
in one's own hand|personally signed ; eigenhändig ; de sa propre main|olographe ; di proprio pugno|olografo ; de puño y letra|ológrafo
redeem a voucher|cash in|use a voucher ; einlösen|eingelöst|Einlösung ; encaisser un bon|utiliser un bon|faire valoir un bon ; riscattare un buono|utilizzare un buono ; canjear|canje|usar un vale
fall asleep ; einschlafen|eingeschlafen ; s'endormir ; addormentarsi ; quedarse dormido|dormirse
run off|run away animal ; entlaufen|entlaufener Hund ; animal perdu|s'enfuir animal ; animale scappato|scappare di casa ; animal perdido|escaparse el animal
take a sample|withdraw goods from ; entnehmen|entnommen|Entnahme ; prélever|prélèvement ; prelevare|prelievo ; extraer|extracción
correspond to|match|be in line with ; entsprechen|entspricht|entsprechend|übereinstimmen|Übereinstimmung ; correspondre à|conforme à|concorder ; corrispondere a|conforme a|coincidere ; corresponder a|conforme a
take away|withdraw a permit|revoke|revocation ; entziehen|entzogen|Entzug ; retirer un permis|révoquer|retrait|révocation ; revocare|revoca|privare di ; revocar|revocación|privar de
substantial|significant ; erheblich|beträchtlich|bedeutend viel|wesentlich mehr ; considérable|considérablement|notable ; considerevole|notevole|notevolmente ; notable
suffocate|choke ; ersticken|erstickt|Erstickung ; étouffer|suffoquer|asphyxie ; soffocare|asfissia ; asfixiarse|ahogarse con comida
far away|distant|remote ; fern|entfernt|abgelegen|weit weg ; lointain|éloigné|loin ; lontano|distante|remoto ; lejano|remoto
swear|curse ; fluchen|Schimpfwort|schimpfen ; jurer comme un charretier|gros mot|insulter ; imprecare|bestemmiare|parolaccia ; maldecir|decir palabrotas|palabrota
consecutive|consecutively|in a row ; fortlaufend|aufeinanderfolgend|hintereinander|in Folge ; consécutif|d'affilée|consécutivement ; consecutivo|di seguito|consecutivamente ; consecutivo|consecutivamente
be pleased|pleased|delighted ; sich freuen|erfreut ; se réjouir|ravi|enchanté ; rallegrarsi|lieto ; encantado
function|work properly|in working order|operational ; funktionieren|funktioniert|funktionstüchtig|betriebsbereit ; fonctionner|en état de marche|opérationnel ; funzionare|funzionante|operativo ; funcionar|en funcionamiento
mean to others|nasty person|spiteful ; gemein|fies|niederträchtig ; méchant avec|vache|mesquin ; meschino|crudele con altri ; mezquino|cruel con otros
savour ; geniessen|genießen|Genuss|genossen ; jouir de|jouissance ; godere|godimento ; disfrutar|goce
like doing|with pleasure ; gern|gerne ; volontiers ; volentieri ; con gusto|de buena gana
glow|red hot|ember ; glühen|glühend ; rougeoyer|braise|incandescent ; ardere|brace|incandescente ; brasa|incandescente
pit ; Grube ; fosse ; fossa ; foso|fosa
heavily|fierce|vehement ; heftig|stark und heftig ; véhément ; veemente ; vehemente|con fuerza
lodge|deposit with|leave with someone|leave as security ; hinterlegen|hinterlegt|Hinterlegung ; déposer en garantie ; depositare in garanzia|depositare presso|deposito cauzionale ; depositar en garantía|dejar en depósito
whine|complain loudly|lament ; jammern|lamentieren|klagen über ; se lamenter|gémir|geindre ; lamentarsi|piagnucolare ; quejarse|gimotear
ever|at any time before ; jemals|je ; jamais auparavant|un jour ; mai prima d'ora ; alguna vez|jamás
now|at present|currently ; jetzt|nun|gegenwärtig|momentan ; maintenant|à présent|actuellement ; adesso|ora|attualmente ; ahora|actualmente|en este momento
itch|itching|itchy ; jucken|Juckreiz ; démanger|démangeaison ; prudere|prurito ; picar la piel|picor|comezón
scarcely ; kaum|nur knapp ; à peine|guère ; appena|a malapena ; apenas|a duras penas
ring the bell|doorbell rings ; klingeln|geklingelt ; sonner|sonnerie ; suonare il campanello|squillare ; tocar el timbre
head ; Kopf|Köpfe|Haupt ; tête ; testa|capo ; cabeza
force|physical strength ; Kraft|Kräfte ; force ; forza ; fuerza
lame|limp ; lahm|hinken|gelähmtes Bein ; boiteux ; zoppo|zoppicare ; cojo|cojear
desire|feel like ; Lust|Verlangen|Begehren ; désir|envie ; desiderio|voglia ; deseo|ganas
folder|binder|portfolio case ; Mappe|Dossier ; classeur|dossier|chemise à documents ; raccoglitore|classificatore ; carpeta|archivador
a number of ; mehrere|etliche|mehrfach ; plusieurs ; parecchi|molteplici ; varios|múltiples
avoid|steer clear of ; meiden|vermeiden|aus dem Weg gehen ; éviter|fuir quelqu'un ; evitare|schivare ; evitar|eludir
catch up|make up lost time|make up missed work ; nachholen|nachgeholt|aufholen ; rattraper|rattrapage ; recuperare le ore|rimettersi in pari ; recuperar el tiempo|ponerse al día
give in|yield to ; nachgeben|nachgegeben|einlenken ; céder ; cedere|arrendersi a ; ceder|dar el brazo a torcer
ease off|let up|subside ; nachlassen|abklingen|abgeklungen ; diminuer d'intensité|s'atténuer ; attenuarsi|calare di intensità ; remitir|amainar|atenuarse
although|even though ; obschon ; bien que|quoique ; sebbene|benché ; aunque
beat up|brawl|fist fight ; prügeln|verprügeln|Schlägerei ; tabasser|bagarre ; picchiare|rissa ; pegar una paliza|pelea a golpes|riña
advise against|dissuade ; abraten|abgeraten ; déconseiller ; sconsigliare ; desaconsejar
rub ; reiben|gerieben ; frotter ; strofinare|sfregare ; frotar|restregar
direction ; Richtung|Fahrtrichtung ; direction|sens de la marche ; direzione|senso di marcia ; dirección|sentido de la marcha
back of the body ; Rücken ; dos ; schiena|dorso ; espalda
matter-of-fact ; sachlich|objektiv ; objectif|factuel ; obiettivo e neutrale ; imparcial y neutral
full up|had enough to eat ; satt|gesättigt ; rassasié ; sazio ; saciado|lleno de comer
be silent|keep silent|say nothing ; schweigen|geschwiegen|Schweigen ; se taire|garder le silence ; stare zitto ; callar|guardar silencio
sneak|creep up ; schleichen|geschlichen|sich einschleichen ; se faufiler|se glisser ; sgattaiolare|intrufolarsi ; ir a hurtadillas
wash up|do the dishes|rinse ; abwaschen|spülen|Abwasch|Geschirr spülen ; faire la vaisselle|rincer ; lavare i piatti|sciacquare ; fregar los platos|enjuagar|lavar los platos
stroke gently|pet an animal ; streicheln|gestreichelt ; caresser|caresse ; accarezzare|carezza ; acariciar|caricia
mute|unable to speak ; stumm ; muet ; muto ; mudo
prop up|support with hand|support physically ; stützen|abstützen|Stütze ; étayer|soutenir physiquement ; sorreggere|puntellare ; apuntalar|sostener
table of figures|spreadsheet ; Tabelle|Tabellen|Kalkulationstabelle ; tableau|tableur|feuille de calcul ; tabella|foglio di calcolo ; tabla de datos|hoja de cálculo
text|wording ; Text|Wortlaut|Formulierung ; texte|libellé ; dicitura ; texto|redacción del texto
comfort someone|console ; trösten|Trost|getröstet ; consoler|consolation|réconforter ; confortare ; consolar|consuelo|reconfortar
cloudy liquid|murky ; trüb|getrübt ; opaque et sale ; torbido ; turbio
hard-working and able|capable|efficient person ; tüchtig|fähig ; capable|compétent|dégourdi ; capace|in gamba|abile ; capaz|competente|hábil
train regularly ; üben|geübt|Übung ; s'exercer|s'entraîner|entraînement ; allenarsi|allenamento ; entrenar|entrenamiento
everywhere|all over ; überall ; partout ; dappertutto|ovunque ; en todas partes|por todas partes
overtax|too much for someone|overworked ; überfordern|überfordert|überlastet|Überlastung ; surmené|surcharger ; sovraccarico|oberato|sovraccaricare ; sobrecargado|sobrecargar
hug|embrace ; umarmen|Umarmung ; étreindre|serrer dans ses bras|étreinte ; abbracciare|abbraccio ; abrazar|abrazo
turn around|turn back|U-turn ; umdrehen|umkehren|wenden ; faire demi-tour|rebrousser chemin ; fare inversione|tornare indietro ; dar la vuelta|dar media vuelta
tip over|overturn|fall over ; umkippen|umgekippt|umfallen ; basculer|se renverser ; ribaltarsi|capovolgersi ; volcar|volcarse
convert currency|conversion rate ; umrechnen|Umrechnung|Umrechnungskurs|umgerechnet ; convertir une monnaie|taux de conversion ; convertire la valuta|tasso di conversione ; convertir moneda|tipo de cambio aplicado
by all means|it is essential ; unbedingt|absolut nötig ; impérativement ; assolutamente|imperativamente ; imprescindible
unexpected|unforeseen|by surprise ; unerwartet|unvorhergesehen|unverhofft ; inattendu|imprévu|à l'improviste ; inaspettato|imprevisto ; inesperado|imprevisto
eerie|creepy|spooky ; unheimlich|gruselig ; sinistre et inquiétant|lugubre ; sinistro e lugubre ; espeluznante
submit an offer|present to|put before ; unterbreiten|unterbreitet|vorlegen|vorgelegt ; soumettre|présenter une offre ; sottoporre|presentare una proposta ; someter a|presentar una propuesta
despise|contempt ; verachten|Verachtung|verächtlich ; mépriser|mépris ; disprezzare|disprezzo ; despreciar|desprecio
arrange for|see to it|take steps ; veranlassen|in die Wege leiten|veranlasst ; faire le nécessaire|ordonner que|prendre des dispositions ; provvedere a|disporre che|adottare le misure ; disponer que|tomar medidas|encargarse de
spend time|pass the time ; verbringen|verbracht|Zeit verbringen ; passer du temps|passer ses vacances ; trascorrere|passare il tempo ; pasar el tiempo|transcurrir
waste|squander|wasteful ; verschwenden|vergeuden|Verschwendung|verschwenderisch ; gaspiller|gaspillage ; sprecare|spreco|sperperare ; despilfarrar|derrochar|desperdicio
chase away|drive away|scare off ; verjagen|vertreiben|verscheuchen ; chasser au loin|faire fuir ; cacciare via ; ahuyentar|echar fuera
wrong way round|inverted|upside down ; verkehrt|verkehrt herum|auf dem Kopf ; à l'envers|sens dessus dessous ; alla rovescia|sottosopra|capovolto ; al revés|boca abajo
make smaller|reduce in size ; verkleinern|Verkleinerung ; rapetisser|réduire la taille ; rimpicciolire|rimpicciolimento ; reducir de tamaño|empequeñecer
shorten|abridge|cut short ; verkürzen|Verkürzung|abkürzen ; raccourcir|abréger|écourter ; accorciare|abbreviare|accorciamento ; acortar|abreviar
fall in love|in love ; sich verlieben|verliebt ; tomber amoureux|amoureux ; innamorarsi|innamorato ; enamorarse|enamorado
miss someone|long for|miss|homesick ; vermissen|Heimweh|Sehnsucht ; avoir la nostalgie|mal du pays|manquer à quelqu'un ; sentire la mancanza|nostalgia ; echar de menos|añorar|nostalgia
oblige|commit oneself|commitment|pledge ; verpflichten|sich verpflichten|Selbstverpflichtung ; s'engager à|engagement pris ; impegnarsi a|impegno assunto ; comprometerse a|compromiso asumido
spare someone|leave unharmed ; verschonen|verschont|schonen ; épargner quelqu'un|ménager ; risparmiare qualcuno|avere riguardo ; perdonar la vida|no dañar
block the way|obstruct|obstruction ; versperren|blockieren|zustellen der Einfahrt ; obstruer|barrer le passage|entraver le passage ; ostruire|sbarrare|bloccare il passaggio ; obstruir|cerrar el paso|bloquear el paso
spoil a child|pamper ; verwöhnen|verwöhnt ; gâter un enfant|dorloter ; viziare|coccolare ; mimar
despair|desperate ; verzweifeln|verzweifelt|Verzweiflung ; désespérer|désespéré|désespoir ; disperare|disperato|disperazione ; desesperar|desesperado|desesperación
past|gone by|over now ; vorbei|vorüber ; passé et fini|terminé ; terminato ; pasado y acabado|terminado
front|at the front ; vordere|vorne|Vorderseite ; à l'avant|devant ; davanti|parte anteriore|anteriore ; delantero|parte delantera|delante
rear|at the back|behind ; hintere|hinten|Rückseite|Hinterseite ; arrière|à l'arrière|derrière ; posteriore|dietro|parte posteriore ; trasero|parte trasera|detrás
last but one|penultimate|second to last ; vorletzte|zweitletzte ; avant-dernier|pénultième ; penultimo ; penúltimo
no longer apply|cease to apply|be dropped ; wegfallen|entfallen|dahinfallen|hinfällig ; devenir caduc|tomber à l'eau|être supprimé ; decadere|venire a cadere|venir meno ; quedar sin efecto|suprimirse
resist|defend oneself ; sich wehren|sich widersetzen|Widerstand leisten ; se défendre ; difendersi|opporre resistenza ; oponer resistencia|defenderse
refuse to do|unwilling to do|refuse to obey ; sich weigern|Weigerung|weigern ; refuser de|refus d'obéir ; rifiutarsi di|rifiuto di ; negarse a|negativa
still|as before|continue to ; weiterhin|nach wie vor|noch immer ; toujours|encore|comme auparavant ; tuttora|come prima ; todavía|aún|como antes
wave with the hand|beckon ; winken|gewinkt ; faire signe de la main ; fare cenno|salutare con la mano ; hacer señas|saludar con la mano
landlord of a pub|innkeeper|restaurant owner ; Wirt|Gastwirt|Wirtin ; patron du restaurant|cafetier ; oste|gestore del locale|esercente ; posadero|dueño del bar|hostelero
tear up|tear|torn ; zerreissen|zerrissen ; déchirer|déchirure|déchiré ; strappare|strappo ; rasgar|romper en pedazos|rasgado
slip of paper|note on paper ; Zettel|Notizzettel|Papierstück ; bout de papier|billet écrit ; foglietto|bigliettino ; papelito|nota escrita
quite|rather ; ziemlich|recht gut ; assez|plutôt ; piuttosto|abbastanza ; bastante|más bien
cover up|put a cover on ; zudecken|bedecken|Abdeckung ; recouvrir|couvrir ; ricoprire ; cubrir|tapar
supply to|inflow|feed in ; Zufuhr|zuführen|Zufluss ; apport|alimentation en|arrivée d'eau ; apporto|afflusso|adduzione ; aporte|afluencia|suministro continuo
leave behind|left behind ; zurücklassen|hinterlassen|zurückgelassen ; laisser derrière|abandonner sur place ; lasciare dietro|abbandonare ; dejar atrás|abandonar
call in an expert|consult an expert|bring in ; beiziehen|Beizug|hinzuziehen|Experten beiziehen ; faire appel à un expert|consulter un expert|recourir à ; ricorrere a un perito|consultare un esperto|coinvolgere un esperto ; recurrir a un experto|consultar a un experto
wear|put on clothes|must be worn ; anziehen|tragen von Kleidung|Tragpflicht|aufsetzen ; port obligatoire|porter un vêtement|revêtir ; indossare|obbligo di indossare ; llevar puesto|ponerse|uso obligatorio
hand in late|submit late|late submission|after the deadline ; verspätet einreichen|nach Ablauf der Frist|zu spät eingereicht|verspätete Abgabe ; remettre en retard|dépôt tardif|après le délai|hors délai ; consegnare in ritardo|presentazione tardiva|oltre il termine|fuori termine ; entregar tarde|fuera de plazo|presentación tardía
miss the deadline|deadline missed|fail to meet ; Frist verpassen|Frist versäumen|Frist verstrichen|Fristversäumnis ; manquer le délai|laisser passer le délai|délai dépassé ; mancare la scadenza|non rispettare il termine|termine scaduto ; incumplir el plazo|dejar pasar el plazo|plazo vencido
working days|business days|weekdays ; Werktage|Arbeitstage|Wochentage|Werktag ; jours ouvrables|jours ouvrés|jour ouvrable ; giorni lavorativi|giorni feriali|giorno feriale ; días hábiles|días laborables|día hábil
calendar days ; Kalendertage|Kalendertag ; jours calendaires|jours civils ; giorni di calendario|giorni civili ; días naturales|días calendario
calendar year|civil year ; Kalenderjahr ; année civile ; anno civile|anno solare ; año natural|año civil
pro rata|proportionally|in proportion ; anteilig|anteilsmässig|pro rata|verhältnismässig berechnet ; au prorata|proportionnellement|pro rata temporis ; pro rata|proporzionalmente|in proporzione ; a prorrata|proporcionalmente|en proporción
tiered|graduated|staggered|scale of rates ; gestaffelt|Staffelung|abgestuft|Staffeltarif ; échelonné|échelonnement|dégressif ; scaglionato|graduale e progressivo|a scaglioni ; escalonado|gradual por tramos|por tramos
cumulative|combined with other offers|combinable ; kumulierbar|kumulativ|kombinierbar ; cumulable|cumulatif|combinable ; cumulabile|cumulativo|combinabile ; acumulable|acumulativo|combinable
number of people|how many people|group size|maximum number ; Personenzahl|Anzahl Personen|Gruppengrösse|Höchstzahl ; nombre de personnes|taille du groupe|nombre maximal ; numero di persone|dimensione del gruppo|numero massimo ; número de personas|tamaño del grupo|número máximo
capacity of a room|seats available ; Platzangebot|Fassungsvermögen ; places assises|capacité d'accueil|nombre de places ; posti a sedere|capienza|numero di posti ; plazas disponibles|aforo|número de plazas
rental of a room|hire a hall|book a room ; Raummiete|Saalmiete|Raum mieten|Raumreservation ; location de salle|louer une salle|réserver une salle ; affitto sala|noleggio sala|prenotare una sala ; alquiler de sala|alquilar una sala|reservar una sala
key deposit|lost key|replacement key ; Schlüsselkaution|Schlüsseldepot|Ersatzschlüssel|Schlüsselverlust ; caution pour la clé|clé perdue|clé de remplacement ; cauzione per la chiave|chiave persa|chiave di riserva ; fianza de llave|llave perdida|llave de repuesto
cloakroom locker|luggage locker ; Schliessfach|Garderobenschrank|Spind ; casier|consigne à bagages ; armadietto|deposito bagagli ; taquilla
membership card|club card ; Mitgliederausweis|Mitgliedskarte|Clubkarte ; carte de membre ; tessera associativa|tessera socio ; carné de socio|tarjeta de socio
training time|practice session|training ground ; Trainingszeit|Training|Sportplatz|Trainingsplatz ; entraînement|heure d'entraînement|terrain d'entraînement ; allenamento|orario di allenamento|campo di allenamento ; entrenamiento|horario de entrenamiento|campo de entrenamiento
flea market|jumble sale|second-hand market ; Flohmarkt|Trödelmarkt|Börse für Gebrauchtes ; marché aux puces|brocante|vide-grenier ; mercatino delle pulci|mercatino dell'usato ; mercadillo|rastro|mercado de segunda mano
clean-up day|working day for members|voluntary work day ; Arbeitseinsatz|Putztag|Frondienst|Fronarbeit ; journée de travail bénévole|corvée|journée de nettoyage ; giornata di lavoro volontario|giornata di pulizia ; jornada de trabajo voluntario|jornada de limpieza
`;
