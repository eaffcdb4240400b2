// Groups are parted by a bar or a new line, the basic form first; only forms whose stem differs from its own stand here.

/** Verbs, with the nouns made of them. */
const verbs = `
andare va vanno andato andrà vada andrebbe|aprire apre aperto aprono apertura
coprire coperto copertura|scoprire scoperto|offrire offre offerto offrono
soffrire sofferto sofferenza|avere ha hanno avuto abbiamo avrà aveva abbia ebbe
bere beve berrà|chiedere chiesto chiese richiedere richiesto richiese
chiudere chiuso chiusura|concludere concluso conclusione
includere incluso inclusione|escludere escluso esclusione|percorrere percorso
trascorrere trascorso|ricorrere ricorso|concorrere concorso|dare diede
decidere deciso decisione|uccidere ucciso uccisione|dividere diviso divisione
condividere condiviso condivisione|dire dice detto disse
contraddire contraddetto contraddizione|benedire benedetto
dovere deve dovrà dobbiamo debba dovrebbe|essere è sono stato fu
fare fa fanno fatto fece facciamo faceva|soddisfare soddisfatto
leggere letto lesse lettura|eleggere eletto elezione elesse
correggere corretto correzione corresse|proteggere protetto protezione
redigere redatto redazione|esigere esigenza|mettere messo mise
permettere permesso permise|ammettere ammesso ammise ammissione
trasmettere trasmesso trasmise trasmissione|promettere promesso promise
commettere commesso commise|omettere omesso omise omissione
emettere emesso emise emissione|smettere smesso smise|scommettere scommesso
morire muore morto muoiono decesso deceduto|nascere nato nacque|perdere perso
potere può possono potrà potrebbe|prendere preso
comprendere compreso comprensione|apprendere appreso|sorprendere sorpreso
intraprendere intrapreso intraprende|riprendere ripreso|rendere reso
spendere speso|difendere difende difeso|dipendere dipende dipeso
sospendere sospende sospeso sospensione|estendere esteso estensione
attendere atteso|intendere inteso|pretendere preteso|accendere acceso accensione
scendere sceso discesa|ridurre riduce ridotto riduzione ridusse
produrre produce prodotto produzione produsse
tradurre traduce tradotto traduzione tradusse
condurre conduce condotto conduzione condusse
introdurre introduce introdotto introduzione introdusse
dedurre deduce dedotto deduzione
rimanere rimasto rimangono rimarrà rimase rimanenza|rispondere risposto rispose
corrispondere corrisposto|nascondere nascosto|rompere rotto rottura ruppe
interrompere interrotto interruzione|corrompere corrotto corruzione
sapere sa sanno seppe saprà|scegliere scelto scelgono scelse
togliere tolto tolgono tolse|raccogliere raccolto raccolgono raccolse
accogliere accolto accolgono accolse accoglienza|sciogliere sciolto sciolse
cogliere colto|scrivere scritto scrisse scrittura|iscrivere iscritto iscrizione
descrivere descritto descrizione descrisse
sottoscrivere sottoscritto sottoscrive sottoscrizione
prescrivere prescritto prescrizione|trascrivere trascritto trascrizione
tenere tiene tengono tenne|ottenere ottiene ottengono otterrà ottenne
contenere contiene contengono conterrà|mantenere mantiene mantengono manterrà
ritenere ritiene ritengono|trattenere trattiene trattengono
sostenere sostiene sostengono sostegno
appartenere appartiene appartengono appartenenza|detenere detiene detengono
astenere astiene astensione|uscire esce uscito escono|riuscire riesce
vedere visto vide vedrà|prevedere previsto previsione previde
provvedere provvisto|rivedere rivisto revisione|venire viene venne
avvenire avviene avvengono avverrà avvenne|convenire conviene convengono
intervenire interviene intervengono intervento intervenne
pervenire perviene pervengono|provenire proviene provengono provenienza
divenire diviene divengono divenne|prevenire previene prevengono prevenzione
vincere vinto vinse vittoria|convincere convinto convinse|vivere vissuto vita
sopravvivere sopravvissuto sopravvive|vuole vogliono vorrà vorrebbe
proporre propone proposto propongono
comporre compone composto composizione compongono
disporre dispone disposto disposizione dispongono
esporre espone esposto esposizione espongono
imporre impone impongono imposizione
opporre oppone opposto opposizione oppongono
supporre suppone supposto supposizione|deporre depone deposto deposizione
sottoporre sottopone sottoposto sottopongono|porre pone pongono
trarre traggono trasse|attrarre attrae attratto attrazione
contrarre contrae contraggono|estrarre estrae estratto estrazione
sottrarre sottrae sottratto sottrazione|distrarre distratto
possedere possiede possesso|cadere cadde cadrà|accadere accadde
scadere scadenza scadrà|crescere crebbe|conoscere conoscenza conobbe
riconoscere riconobbe|muovere mosso movimento|promuovere promosso promozione
rimuovere rimosso rimozione|commuovere commosso|piovere pioggia
aggiungere aggiunto aggiunse|raggiungere raggiunto raggiunse
dipingere dipinto dipinse|spingere spinto spinse|fingere finto
restringere ristretto restrizione|costringere costretto costrinse costrizione
distinguere distinto distinse distinzione|estinguere estinto estinse estinzione
rivolgere rivolto rivolse|svolgere svolto svolse|coinvolgere coinvolto
sconvolgere sconvolto|risolvere risolto risolse risoluzione
assolvere assolto assolse|accorgere accorto|spegnere spento spense
assumere assunto assunse assunzione|presumere presunto presunzione
assistere assistenza|resistere resistenza|esistere esistenza
insistere insistenza|cedere cessione|concedere concesso concessione
procedere procedura|eccedere eccesso eccedenza|accedere accesso
precedere precedenza|recedere recesso|costruire costruzione
distruggere distrutto distruzione distrusse|istruire istruzione
spedire spedizione|definire definizione|fornire fornitura|garantire garanzia
contribuire contributo|eseguire esecuzione|proseguire prosecuzione
apparire apparso apparve apparizione|scomparire scompare scomparso|agire agisce
reagire reazione|aderire adesione|preferire preferenza
esprimere espresso espressione|comprimere compresso compressione
imprimere impresso|sopprimere soppresso soppressione|pagare paghiamo paghino
verificare verifica|modificare modifica|mancare mancanza|spiegare spiegazione
negare negherà negazione|notificare notifica|certificare certifica
identificare identifica|giustificare giustifica|qualificare qualifica
classificare classifica|rettificare rettifica|pianificare pianifica
semplificare semplifica|inviare inviamo|avviare avviamo|ampliare ampliamo
gestire gestione|punire punizione|riunire riunione|invertire inversione
convertire conversione|consentire consenso|acquisire acquisizione
dimettere dimesso dimissioni|compromettere compromesso|spargere sparso
immergere immerso|emergere emerso|disperdere disperso
evolvere evoluzione evoluto|locare locazione|imballare imballaggio
percepire percezione|ricevere ricezione|ledere leso lesione
invadere invaso invasione|evadere evaso evasione|persuadere persuaso persuasione
esplodere esplosione esploso|erodere erosione|deludere deluso delusione
illudere illuso illusione|alludere allusione|fusione fuso
confondere confuso confusione|diffondere diffuso diffusione|soccorrere soccorso
occorrere occorso|incorrere incorso|discutere discusso discussione
scuotere scosso|riscuotere riscosso riscossione|riflettere riflesso riflessione
connettere connesso connessione|annettere annesso|obbedire obbedienza
demolire demolizione|abolire abolizione
`;

/** Nouns and adjectives. */
const nounsAndAdjectives = `
uomo uomini|anno anni|italiano italiani|americano americani|genere generi
cellulare cellulari|familiare familiari|titolare titolari
particolare particolari|popolare popolari|militare militari|circolare circolari
esemplare esemplari|regolare regolari|carattere caratteri|camera camere
tessera tessere|ora ore|stipendio stipendi|ente enti|obbligatorio obbligatori
telefono telefoni|riga righe|imprevisto imprevisti|interprete interpreti
alto alti alta alte altezza|diverso diversi|edificio edifici|buono migliore
cattivo peggiore|largo larghezza|lungo lunghezza|forte forza
giovane gioventù giovinezza|ricco ricchezza|povero povertà|vero verità
libero libertà|caldo calore|assente assenza|urgente urgenza|lago laghi
direttore direttrice|attore attrice|autore autrice|lettore lettrice
redattore redattrice|traduttore traduttrice|fornitore fornitrice
venditore venditrice|fondatore fondatrice|produttore produttrice
imprenditore imprenditrice|compratore compratrice|locatore locatrice
studente studentessa|professore professoressa|dottore dottoressa
presidente presidentessa|avvocato avvocatessa
`;

/** Regular plurals that their endings do not bring to the stem of the word. */
const plurals = `
sorpasso sorpassi|contrabbando contrabbandi|grossolano grossolani|equo equi
inesperto inesperti|monotono monotoni|aspro aspri|malsano malsani|nuca nuche
ruga rughe|zanzara zanzare|gabbiano gabbiani|vipera vipere|sedano sedani
conifera conifere|erba erbe|tulipano tulipani|mongolfiera mongolfiere
barriera barriere|urna urne|ringhiera ringhiere|sassofono sassofoni
microfono microfoni|cerniera cerniere|tastiera tastiere|lanterna lanterne
magnete magneti|asciugamano asciugamani|cisterna cisterne|atmosfera atmosfere
scogliera scogliere|cometa comete|diga dighe|vulcano vulcani|torbiera torbiere
altopiano altopiani|pozzanghera pozzanghere|ombra ombre|capitano capitani
veterano veterani|uragano uragani|fuga fughe|delibera delibere|sovrano sovrani
frontiera frontiere|tagliando tagliandi|guardiano guardiani
autoctono autoctoni|oceano oceani|deserto deserti|cristiano cristiani
musulmano musulmani|carriera carriere|ribasso ribassi|missiva missive
allieva allieve|parete pareti|ripiano ripiani|capoverso capoversi|arma armi
abbuono abbuoni|aeroplano aeroplani|vegetariano vegetariani|vegano vegani
crociera crociere|concerto concerti|bufera bufere|reparto reparti
cameriera cameriere|infermiera infermiere|preghiera preghiere|miniera miniere
maniera maniere|riviera riviere|pantera pantere|galera galere|chimera chimere
lettera lettere|passera passere|marinaio marinai|operaio operai|notaio notai
fornaio fornai
`;

export const italianForms = [verbs, nounsAndAdjectives, plurals]
  .map((part) => part.trim().replaceAll("\n", "|"))
  .join("|");
