/** What things are and how they are: English; German; French; Italian; Spanish, words parted by bars. */
export const matterConcepts = `
big|large|great|huge|enormous|vast|sizeable|sizable|size ; gross|groß|grösste|größte|grösser|größer|riesig|gewaltig|enorm|Grösse|Größe|umfangreich ; grand|gros|énorme|immense|vaste|taille ; grande|grosso|enorme|immenso|vasto|dimensione ; grande|enorme|inmenso|vasto|tamaño
biggest|largest|greatest ; grösste|größte|grössten|größten ; le plus grand|la plus grande ; il più grande|la più grande|maggiore ; el más grande|la más grande|mayor
small|little|tiny ; klein|kleinste|winzig|gering|geringfügig ; petit|minuscule|faible ; piccolo|minuscolo|esiguo ; pequeño|diminuto|reducido
important|importance|significant|significance|crucial|vital|essential ; wichtig|Wichtigkeit|bedeutend|bedeutsam|Bedeutung|wesentlich|entscheidend|relevant ; important|importance|significatif|essentiel|crucial ; importante|importanza|significativo|essenziale|rilevante|cruciale ; importante|importancia|significativo|esencial|relevante|crucial
main|primary|principal|chief|foremost|most important ; hauptsächlich|wichtigste|wichtigsten|Haupt|vorrangig|primär|zentral ; principal|premier plan|majeur|primordial|essentiel ; principale|primario|più importante|preminente ; principal|primordial|más importante|primario
first|earliest|initial|initially|original|originally|at first ; erste|erster|ersten|erstes|erstmals|zuerst|anfänglich|ursprünglich|zunächst ; premier|première|initial|initialement|originel|à l'origine ; primo|prima volta|iniziale|inizialmente|originario|originariamente ; primero|primera|primer|inicial|inicialmente|original|originalmente
last|final|finally|latest|ultimate ; letzte|letzter|letzten|letztes|zuletzt|schliesslich|schließlich|endgültig ; dernier|dernière|final|finalement|ultime ; ultimo|finale|finalmente|definitivo ; último|final|finalmente|definitivo
only|sole|single|unique|exclusively|just one ; einzig|einzige|einziger|einzigen|nur|ausschliesslich|ausschließlich|alleinig|einmalig ; seul|seule|unique|exclusivement|seulement ; unico|solo|soltanto|esclusivamente ; único|única|solo|solamente|exclusivamente
old|age|aged|how old ; alt|Alter|älter|älteste|wie alt|Lebensalter ; âgé|âge|vieux|vieille|quel âge ; vecchio|età|anziano|quanti anni ; edad|viejo|mayor de edad|anciano|cuántos años
ancient|antique|antiquity|age-old ; antik|Antike|Altertum|altertümlich|uralt ; antique|antiquité|ancien ; antico|antichità ; antiguo|antigüedad
former|formerly|previous|previously|earlier ; ehemalig|ehemals|früher|frühere|früheren|vormals|vorherig|einstig|vorher ; ancien|ancienne|anciennement|précédent|précédemment|auparavant|jadis ; precedente|precedentemente|un tempo|passato ; antiguo|anterior|anteriormente|previo|previamente|antes
new|newly|novel|recent|recently ; neu|neue|neuer|neues|neuartig|kürzlich|jüngst|vor kurzem|neulich ; nouveau|nouvelle|nouvel|récent|récemment ; nuovo|recente|recentemente|novità ; nuevo|nueva|reciente|recientemente|novedad
modern|present-day|today|nowadays|current|currently|contemporary|now|at present ; modern|heute|heutig|heutzutage|gegenwärtig|aktuell|zeitgenössisch|derzeit|momentan|zurzeit|jetzig ; moderne|aujourd'hui|actuel|actuellement|contemporain|de nos jours|à présent ; moderno|oggi|odierno|attuale|attualmente|contemporaneo|al giorno d'oggi ; moderno|hoy|actual|actualmente|contemporáneo|hoy en día|en la actualidad
early|early on|at an early stage ; früh|frühzeitig|zeitig|frühest ; tôt|précoce|de bonne heure ; presto|precoce|per tempo ; temprano|precoz
late|belated|overdue ; spät|verspätet|überfällig|Verspätung ; tard|tardif|en retard ; tardi|tardivo|in ritardo ; tarde|tardío|con retraso
young|youth|adolescent|teenager|juvenile ; jung|Jugend|Jugendlicher|Jugendliche|jugendlich|Teenager ; jeune|jeunesse|adolescent|juvénile ; giovane|gioventù|giovinezza|adolescente|giovanile ; joven|juventud|adolescente|juvenil
long|length|lengthy|how long in metres ; lang|Länge|länger|längste|langgestreckt ; long|longueur|longue ; lungo|lunghezza|lunga ; largo|longitud|larga|extenso
short|brief|shortly ; kurz|kürzer|kürzeste|Kürze|knapp ; court|bref|brève|brièvement ; corto|breve|brevemente ; corto|breve|brevemente
high|height|tall|altitude|elevation ; hoch|hohe|höher|höchste|Höhe ; haut|hauteur|élevé|altitude ; alto|altezza|elevato|altitudine|quota ; alto|altura|elevado|altitud
low|lowest ; niedrig|tief|niedriger|niedrigste|tiefste ; bas|basse|le plus bas ; basso|il più basso ; bajo|el más bajo
deep|depth|profound ; tief|Tiefe|tiefgreifend|tiefgründig ; profond|profondeur ; profondo|profondità ; profundo|profundidad|hondo
wide|width|broad|breadth ; breit|Breite|weit ; large|largeur|ample ; largo|larghezza|ampio|ampiezza ; ancho|anchura|amplio
heavy|weight|weigh|mass ; schwer|Gewicht|wiegen|wiegt|wog|gewogen|Masse ; lourd|poids|peser|masse ; pesante|peso|pesare|massa ; pesado|peso|pesar|pesa|masa
fast|quick|rapid|rapidly|quickly|speed|velocity|swift ; schnell|rasch|Geschwindigkeit|zügig|Tempo|geschwind ; rapide|rapidement|vite|vitesse|rapidité ; veloce|velocemente|rapido|rapidamente|velocità ; rápido|rápidamente|veloz|velocidad|rapidez
slow|slowly|gradual|gradually|step by step ; langsam|allmählich|schrittweise|nach und nach|stufenweise ; lent|lentement|graduel|graduellement|peu à peu|progressivement ; lento|lentamente|graduale|gradualmente|a poco a poco ; lento|lentamente|gradual|gradualmente|poco a poco
strong|strength|powerful|robust|intense ; stark|Stärke|kräftig|stärker|stärkste|mächtig|intensiv ; fort|force|puissant|robuste|intense ; forte|forza|potente|robusto|intenso ; fuerte|fuerza|potente|robusto|intenso
weak|weakness|feeble|vulnerable|frail ; schwach|Schwäche|schwächer|anfällig|verwundbar ; faible|faiblesse|vulnérable|fragile ; debole|debolezza|vulnerabile|fragile ; débil|debilidad|vulnerable|frágil
power|might|authority to rule|powerful ; Macht|Mächte|mächtig|Gewalt|Machtbefugnis ; pouvoir|puissance|puissant ; potere|potenza|potente ; poder|potencia|poderoso
good|better|best|excellent|positive ; gut|besser|beste|besten|ausgezeichnet|hervorragend|positiv ; bon|bonne|meilleur|mieux|excellent|positif ; buono|migliore|meglio|ottimo|eccellente|positivo ; bueno|buena|mejor|excelente|positivo
bad|worse|worst|poor quality|negative ; schlecht|schlechter|schlechteste|schlimm|negativ|mangelhaft ; mauvais|pire|négatif ; cattivo|peggiore|peggio|negativo|scadente ; malo|mala|peor|negativo|deficiente
difficult|difficulty|hard to do|challenging|challenge ; schwierig|Schwierigkeit|herausfordernd|Herausforderung|schwer zu ; difficile|difficulté|défi|ardu ; difficile|difficoltà|sfida|arduo ; difícil|dificultad|desafío|reto|arduo
easy|simple|simply|straightforward|effortless ; einfach|leicht|mühelos|unkompliziert|simpel ; facile|facilement|simple|simplement|aisé ; facile|facilmente|semplice|semplicemente|agevole ; fácil|fácilmente|sencillo|simple|simplemente
complex|complicated|complexity|intricate ; komplex|kompliziert|Komplexität|vielschichtig|verwickelt ; complexe|compliqué|complexité ; complesso|complicato|complessità ; complejo|complicado|complejidad
common|frequent|frequently|often|usually|widespread|typical|regularly ; häufig|oft|gewöhnlich|üblich|üblicherweise|verbreitet|typisch|meistens|regelmässig|regelmäßig ; fréquent|fréquemment|souvent|courant|habituel|habituellement|répandu|d'ordinaire ; frequente|frequentemente|spesso|comune|abituale|di solito|tipico|diffuso ; frecuente|frecuentemente|a menudo|común|habitual|habitualmente|normalmente|típico
rare|rarely|seldom|uncommon|unusual|scarce ; selten|rar|ungewöhnlich ; rare|rarement|peu fréquent|inhabituel ; raro|raramente|insolito|poco comune|scarso ; raro|raramente|poco frecuente|inusual|escaso|infrecuente
always|permanent|permanently|constantly|forever|at all times ; immer|stets|ständig|dauerhaft|permanent|jederzeit ; toujours|permanent|en permanence|constamment|en tout temps ; sempre|permanente|costantemente|in ogni momento ; siempre|permanente|permanentemente|constantemente|en todo momento
never|at no time|not once ; nie|niemals|nie zuvor|zu keiner Zeit ; jamais|à aucun moment ; mai|giammai|in nessun momento ; nunca|jamás|en ningún momento
temporary|temporarily|provisional|interim|for a time ; vorübergehend|zeitweilig|zeitweise|provisorisch|befristet|vorläufig|temporär ; temporaire|temporairement|provisoire|intérimaire ; temporaneo|temporaneamente|provvisorio|transitorio ; temporal|temporalmente|provisional|interino|transitorio
famous|fame|well-known|renowned|celebrated|prominent|notable|noted for ; berühmt|Berühmtheit|bekannt für|bekannteste|namhaft|prominent|renommiert|angesehen ; célèbre|célébrité|connu pour|renommé|réputé|notoire ; famoso|fama|celebre|noto per|rinomato|illustre ; famoso|fama|célebre|conocido por|renombrado|ilustre|notable
popular|popularity|well liked ; beliebt|Beliebtheit|populär|Popularität ; populaire|popularité|apprécié ; popolare|popolarità|amato|apprezzato ; popular|popularidad|apreciado
unknown|obscure|unidentified|mysterious ; unbekannt|rätselhaft|ungeklärt|geheimnisvoll ; inconnu|mystérieux|non identifié ; sconosciuto|ignoto|misterioso ; desconocido|misterioso|ignoto
secret|confidential|confidentiality|secrecy|clandestine|classified information ; geheim|Geheimnis|vertraulich|Vertraulichkeit|heimlich|Geheimhaltung ; secret|confidentiel|confidentialité|clandestin ; segreto|riservato|riservatezza|confidenziale|clandestino ; secreto|confidencial|confidencialidad|clandestino
public|publicly|open to everyone ; öffentlich|Öffentlichkeit|allgemein zugänglich ; public|publique|publiquement ; pubblico|pubblicamente ; público|públicamente
private|privately|personal|in private ; privat|persönlich|Privatsphäre|privater ; privé|privée|personnel ; privato|personale|privatamente ; privado|personal|particular
rich|wealthy|wealth|affluent|prosperous|prosperity ; reich|Reichtum|wohlhabend|Wohlstand|vermögend|begütert ; riche|richesse|fortuné|aisé|prospère|prospérité ; ricco|ricchezza|benestante|facoltoso|prospero|prosperità ; rico|riqueza|adinerado|acaudalado|próspero|prosperidad
poor|poverty|impoverished|needy|destitute ; Armut|ärmer|ärmste|bedürftig|mittellos|verarmt ; pauvre|pauvreté|démuni|indigent|appauvri ; povero|povertà|bisognoso|indigente|impoverito ; pobre|pobreza|necesitado|indigente|empobrecido
safe|safety|secure|security|safely ; sicher|Sicherheit|gefahrlos|gesichert ; sûr|sûreté|sécurité|sécurisé|en sécurité ; sicuro|sicurezza|in sicurezza ; seguro|seguridad|a salvo
danger|dangerous|hazard|hazardous|risk|risky|threat|threaten|peril ; Gefahr|gefährlich|gefährden|Gefährdung|Risiko|riskant|Bedrohung|bedrohen|drohen ; danger|dangereux|risque|risqué|menace|menacer|péril ; pericolo|pericoloso|rischio|rischioso|minaccia|minacciare ; peligro|peligroso|riesgo|arriesgado|amenaza|amenazar
true|truth|correct|accurate|accuracy|right answer ; wahr|Wahrheit|richtig|korrekt|zutreffend|Richtigkeit ; vrai|vérité|correct|exact|exactitude|juste ; vero|verità|corretto|esatto|esattezza|giusto ; verdadero|verdad|correcto|exacto|exactitud
false|wrong|incorrect|untrue|mistaken|erroneous ; falsch|unrichtig|unwahr|fehlerhaft|inkorrekt|irrig ; faux|fausse|incorrect|erroné|inexact ; falso|sbagliato|scorretto|errato|erroneo ; falso|incorrecto|erróneo|equivocado
mistake|error|fault|flaw|defect|blunder ; Fehler|Irrtum|Versehen|Mangel|Mängel|Defekt|defekt|Panne ; erreur|faute|défaut|défectueux|méprise ; errore|sbaglio|difetto|difettoso|svista ; error|fallo|equivocación|defecto|defectuoso|falta
clean|cleaning|cleanliness|tidy up|wash ; sauber|Sauberkeit|reinigen|gereinigt|Reinigung|putzen|geputzt|waschen|gewaschen|säubern ; propre|propreté|nettoyer|nettoyage|laver ; pulito|pulizia|pulire|lavare ; limpio|limpieza|limpiar|lavar
dirty|dirt|pollution|pollute|polluted|contaminate|contamination ; schmutzig|Schmutz|verschmutzen|verschmutzt|Verschmutzung|verunreinigen|Verunreinigung|dreckig|verseucht|kontaminiert ; sale|saleté|pollution|polluer|souiller|contamination ; sporco|sporcizia|inquinamento|inquinare|contaminare|contaminazione ; sucio|suciedad|contaminación|contaminar|polución
beautiful|beauty|pretty|attractive ; schön|Schönheit|hübsch|attraktiv ; beau|belle|beauté|joli|attrayant ; bello|bella|bellezza|attraente ; hermoso|bello|belleza|bonito|atractivo
natural|nature ; natürlich|Natur|naturgemäss|naturgemäß ; naturel|nature ; naturale|natura ; natural|naturaleza
artificial|synthetic|man-made ; künstlich|synthetisch|von Menschen gemacht ; artificiel|synthétique ; artificiale|sintetico ; artificial|sintético
equal|equality|same|identical|equivalent|alike ; gleich|Gleichheit|derselbe|dieselbe|identisch|gleichwertig|Gleichstellung ; égal|égalité|identique|équivalent ; uguale|uguaglianza|stesso|identico|equivalente|parità ; igual|igualdad|mismo|idéntico|equivalente
different|distinct|various|diverse|diversity|variety ; unterschiedlich|verschieden|verschiedene|anders|vielfältig|Vielfalt|divers ; différent|divers|diversité|variété|varié|distinct ; diverso|differente|vario|diversità|varietà|svariato ; diferente|distinto|diverso|diversidad|variedad|vario
opposite|contrary|reverse|inverse ; Gegenteil|gegenteilig|entgegengesetzt|gegensätzlich|umgekehrt ; contraire|opposé|inverse|à l'inverse ; contrario|opposto|inverso ; contrario|opuesto|inverso
special|specific|particular|in particular|especially ; besonder|besondere|besonders|speziell|spezifisch|insbesondere|eigens ; spécial|spécifique|particulier|en particulier|notamment ; speciale|specifico|particolare|in particolare|soprattutto ; especial|específico|particular|en particular|especialmente
general|generally|overall|in general|universal ; allgemein|generell|im Allgemeinen|grundsätzlich|insgesamt ; général|généralement|en général|universel|globalement ; generale|generalmente|in generale|universale|complessivamente ; general|generalmente|en general|universal|en conjunto
whole|entire|entirely|complete|completely|all of|total ; ganz|gesamt|gesamte|vollständig|völlig|komplett|sämtlich|total ; entier|entière|entièrement|complet|complètement|total ; intero|interamente|completo|completamente|totale ; entero|enteramente|completo|completamente|total
partial|partly|partially|in part|incomplete ; teilweise|zum Teil|partiell|unvollständig ; partiel|partiellement|en partie|incomplet ; parziale|parzialmente|in parte|incompleto ; parcial|parcialmente|en parte|incompleto
amount|quantity|sum|how much|volume|total of ; Menge|Betrag|Summe|Anzahl|wie viel|Höhe des Betrags|Volumen|Quantität ; montant|quantité|somme|combien|volume ; importo|quantità|somma|quanto|volume|ammontare ; cantidad|importe|suma|cuánto|volumen|monto
number|how many|count|figure|numerous ; Zahl|Anzahl|wie viele|zählen|gezählt|zahlreich|Ziffer ; nombre de|combien de|compter|chiffre|nombreux|quantité de ; numero di|quanti|contare|cifra|numeroso ; número de|cuántos|cuántas|contar|cifra|numeroso
percentage|percent|per cent|proportion|rate|ratio|share of ; Prozent|Prozentsatz|Anteil|Quote|Verhältnis|prozentual ; pourcentage|pour cent|proportion|taux|part de|quote-part ; percentuale|per cento|proporzione|tasso|quota ; porcentaje|por ciento|proporción|tasa|cuota
half|halves|fifty percent ; Hälfte|halb|halbe|zur Hälfte|halbieren ; moitié|demi|à moitié ; metà|mezzo|mezza|dimezzare ; mitad
double|twice|twofold|two times ; doppelt|verdoppeln|verdoppelt|zweimal|zweifach|das Doppelte ; double|doubler|deux fois ; doppio|raddoppiare|due volte ; doble|duplicar|dos veces
average|mean value|on average ; Durchschnitt|durchschnittlich|im Schnitt|Mittelwert|im Mittel ; moyenne|en moyenne|valeur moyenne ; media|medio|in media ; promedio|de media|por término medio
maximum|at most|upper limit|not more than|up to|ceiling|max ; maximal|Maximum|höchstens|Obergrenze|Höchstgrenze|bis zu|Höchstbetrag|nicht mehr als ; maximum|maximal|au plus|plafond|limite supérieure|au maximum ; massimo|al massimo|limite massimo|fino a|tetto massimo ; máximo|como máximo|límite superior|hasta|tope
minimum|at least|lower limit|no less than ; mindestens|minimal|Minimum|Untergrenze|wenigstens|zumindest|Mindestbetrag ; minimum|minimal|au moins|au minimum|limite inférieure ; minimo|almeno|come minimo|non meno di ; mínimo|al menos|como mínimo|por lo menos
approximately|roughly|nearly|almost|circa ; ungefähr|etwa|circa|rund|fast|beinahe|annähernd|zirka|schätzungsweise ; environ|à peu près|presque|approximativement|quasi ; circa|quasi|all'incirca|approssimativamente ; aproximadamente|alrededor de|casi|cerca de
exact|exactly|precise|precisely|precision ; exakt|genau|präzis|präzise|Genauigkeit|Präzision ; exact|exactement|précis|précisément|précision ; esatto|esattamente|preciso|precisamente|precisione ; exacto|exactamente|preciso|precisamente|precisión
enough|sufficient|sufficiently|adequate ; genug|genügend|ausreichend|hinreichend|genügen|reichen aus ; assez|suffisant|suffisamment|adéquat|suffire ; abbastanza|sufficiente|sufficientemente|adeguato|bastare ; bastante|suficiente|suficientemente|adecuado|bastar
lack|shortage|scarcity|deficiency|missing|shortfall ; Mangel|fehlen|fehlt|fehlend|Knappheit|mangeln|Defizit ; manque|manquer|pénurie|carence|insuffisance|défaut de ; mancanza|mancare|carenza|scarsità|insufficienza ; falta|faltar|escasez|carencia|insuficiencia
surplus|excess|abundance|abundant|plentiful ; Überschuss|Überfluss|überschüssig|reichlich|Überangebot ; surplus|excédent|abondance|abondant|excès ; eccedenza|surplus|abbondanza|abbondante|eccesso ; excedente|superávit|abundancia|abundante|exceso
part|portion|section|component|piece|segment|element ; Teil|Bestandteil|Abschnitt|Stück|Komponente|Segment|Element ; partie|portion|section|composant|composante|morceau|élément ; parte|porzione|sezione|componente|pezzo|elemento ; parte|porción|sección|componente|trozo|pieza|elemento
type|kind|sort|category|variety|class of ; Art|Typ|Sorte|Kategorie|Gattung|Gruppe von ; type|sorte|genre|catégorie|espèce de ; tipo|genere|categoria|sorta|specie di ; tipo|clase|género|categoría|especie de
example|instance|for example|such as ; Beispiel|zum Beispiel|beispielsweise|etwa|wie zum Beispiel ; exemple|par exemple|tel que|telle que ; esempio|per esempio|ad esempio|come ad esempio ; ejemplo|por ejemplo|tal como
reason|why|because|grounds for|motive|due to|owing to|on account of ; Grund|warum|weshalb|wieso|weil|wegen|aufgrund|Beweggrund|Motiv ; raison|pourquoi|parce que|en raison de|motif|à cause de ; motivo|perché|ragione|poiché|a causa di|in ragione di ; razón|por qué|porque|motivo|debido a|a causa de
purpose|aim|goal|objective|intention|intended to|in order to ; Zweck|Ziel|Absicht|Zielsetzung|um zu|bezwecken|dienen zu|wozu ; but|objectif|finalité|intention|visée|afin de|destiné à ; scopo|obiettivo|fine di|finalità|intenzione|al fine di|destinato a ; propósito|objetivo|fin de|finalidad|intención|meta|con el fin de
result|outcome|consequence|effect|as a result|aftermath ; Ergebnis|Resultat|Folge|Konsequenz|Auswirkung|Ausgang|Wirkung ; résultat|conséquence|effet|issue|suite à|aboutissement ; risultato|esito|conseguenza|effetto|risultare ; resultado|consecuencia|efecto|desenlace
problem|issue|trouble|difficulty ; Problem|Schwierigkeit|Problematik|Missstand ; problème|difficulté|ennui|souci ; problema|difficoltà|questione critica ; problema|dificultad|inconveniente
advantage|benefit|merit|upside|beneficial|asset ; Vorteil|vorteilhaft|Nutzen|Pluspunkt|Vorzug|nützlich ; avantage|avantageux|bénéfice de|atout|bénéfique ; vantaggio|vantaggioso|beneficio|pregio ; ventaja|ventajoso|beneficio|beneficioso
disadvantage|drawback|downside|shortcoming|detriment ; Nachteil|nachteilig|Minuspunkt|Schwachpunkt|Kehrseite ; désavantage|inconvénient|désavantageux|point faible ; svantaggio|svantaggioso|punto debole ; desventaja|desventajoso|inconveniente|punto débil
method|way to|means|manner|approach|technique|procedure|how to ; Methode|Weise|Verfahren|Vorgehen|Vorgehensweise|Ansatz|Technik|Mittel ; méthode|manière|façon|moyen|procédé|procédure|technique|approche ; metodo|modo|maniera|mezzo|procedimento|procedura|tecnica|approccio ; método|manera|modo|medio para|procedimiento|técnica|enfoque
process|course of events|stage|phase|step ; Prozess|Vorgang|Ablauf|Stufe|Phase|Schritt|Etappe ; processus|déroulement|étape|phase|stade ; processo|svolgimento|fase|tappa|stadio ; proceso|desarrollo de|etapa|fase|paso
condition|precondition|prerequisite|provided that|requirement ; Bedingung|Voraussetzung|vorausgesetzt|sofern|Kondition|Vorbedingung|unter der Bedingung ; condition|à condition que|prérequis|condition préalable ; condizione|a condizione che|presupposto|purché ; condición|a condición de|siempre que|requisito previo
status|situation|circumstance|state of ; Zustand|Status|Situation|Umstand|Umstände|Sachlage|Stand der Dinge ; état de|statut|situation|circonstance ; stato di|situazione|circostanza|status ; estado de|situación|circunstancia|estatus
characteristic|feature|property of|trait|attribute|quality ; Merkmal|Eigenschaft|Charakteristik|charakteristisch|Kennzeichen|Besonderheit|Qualität ; caractéristique|propriété de|trait|particularité|attribut|qualité ; caratteristica|proprietà di|tratto|attributo|peculiarità|qualità ; característica|propiedad de|rasgo|atributo|particularidad|calidad
ability|able|capable|capability|capacity|skill ; Fähigkeit|fähig|imstande|in der Lage|Können|Fertigkeit ; capacité|capable|aptitude|pouvoir faire|compétence ; capacità|capace|abilità|in grado di|potere fare|competenza ; capacidad|capaz|habilidad|poder hacer|aptitud
possible|possibility|feasible|option|opportunity|chance ; möglich|Möglichkeit|machbar|Option|Gelegenheit|Chance ; possible|possibilité|faisable|option|opportunité|occasion ; possibile|possibilità|fattibile|opzione|opportunità|occasione ; posible|posibilidad|factible|opción|oportunidad|ocasión
impossible|not possible|unfeasible|cannot ; unmöglich|nicht möglich|Unmöglichkeit|undurchführbar ; impossible|impossibilité|irréalisable ; impossibile|impossibilità|irrealizzabile ; imposible|imposibilidad|irrealizable
probable|probably|likely|likelihood|probability ; wahrscheinlich|Wahrscheinlichkeit|vermutlich|voraussichtlich ; probable|probablement|probabilité|vraisemblable|vraisemblablement ; probabile|probabilmente|probabilità|verosimile ; probable|probablemente|probabilidad|verosímil
idea|concept|notion|conception|thought ; Idee|Konzept|Begriff|Vorstellung|Gedanke|Konzeption ; idée|concept|notion|conception|pensée ; idea|concetto|nozione|concezione|pensiero ; idea|concepto|noción|concepción|pensamiento
theory|doctrine|hypothesis|school of thought ; Theorie|Lehre|Doktrin|These|Hypothese ; théorie|doctrine|thèse|hypothèse ; teoria|dottrina|tesi|ipotesi ; teoría|doctrina|tesis|hipótesis
principle|tenet|basic rule|guideline|fundamental ; Grundsatz|Prinzip|Leitlinie|Grundregel|grundlegend|fundamental ; principe|ligne directrice|fondamental|règle de base ; principio|linea guida|fondamentale|regola di base ; principio|directriz|fundamental|regla básica
basis|foundation of|groundwork|underlying|base ; Grundlage|Basis|Fundament|zugrunde liegend|Grund legen ; base|fondement|assise|sous-jacent ; base|fondamento|alla base ; base|fundamento|cimiento
topic|subject|theme|subject matter|about what|deal with ; Thema|Gegenstand|Sujet|Thematik|handeln von|behandelt das Thema|worum geht ; sujet|thème|thématique|traiter de|porter sur ; tema|argomento|soggetto|tematica|trattare di ; tema|asunto|temática|tratar de|sujeto de
title|heading|headline|caption ; Titel|Überschrift|Schlagzeile|betitelt ; titre|intitulé|intituler|manchette ; titolo|intestazione|intitolato ; título|titular|titulado|encabezamiento
word|expression|vocabulary|phrase|technical term ; Wort|Wörter|Begriff|Ausdruck|Bezeichnung|Vokabel|Fachausdruck ; mot|terme|expression|vocabulaire ; parola|termine|espressione|vocabolo ; palabra|término|expresión|vocablo
language|tongue|dialect|linguistic ; Sprache|Mundart|Dialekt|sprachlich|Idiom ; langue|dialecte|linguistique|langage|idiome ; lingua|dialetto|linguistico|idioma ; lengua|idioma|dialecto|lingüístico|lenguaje
book|volume|publication|tome ; Buch|Bücher|Publikation|Werk ; livre|ouvrage|volume|tome|bouquin ; libro|volume|opera scritta|tomo ; libro|volumen|obra escrita|tomo
newspaper|gazette ; Zeitung|Tageszeitung|Journal ; journal|quotidien|gazette ; giornale|quotidiano|gazzetta ; periódico|diario|gaceta
magazine|journal|periodical|review ; Zeitschrift|Magazin|Illustrierte|Fachzeitschrift ; magazine|revue|périodique ; rivista|periodico|rotocalco ; revista|publicación periódica
story|tale|narrative|plot|narrate ; Geschichte|Erzählung|Handlung|erzählen|erzählt ; histoire|récit|conte|intrigue|raconter|narrer ; storia|racconto|trama|narrare|raccontare ; historia|relato|cuento|trama|narrar|contar una historia
history|historical|historic|historian|past ; Geschichte|geschichtlich|historisch|Historiker|Vergangenheit ; histoire|historique|historien|passé ; storia|storico|passato ; historia|histórico|historiador|pasado
legend|myth|mythology|mythical|legendary|folklore ; Legende|Mythos|Mythen|Mythologie|legendär|sagenhaft ; légende|mythe|mythologie|légendaire ; leggenda|mito|mitologia|leggendario ; leyenda|mito|mitología|legendario
poem|poetry|poet|verse|poetic ; Gedicht|Dichtung|Dichter|Dichterin|Lyrik|Poesie|Vers|dichterisch ; poème|poésie|poète|poétesse ; poesia|poeta|poetessa|verso|componimento poetico ; poema|poesía|poeta|verso|poetisa
novel|novelist|fiction ; Roman|Romane|Romanautor|Belletristik ; roman|romancier|romancière|fiction ; romanzo|romanziere|narrativa ; novela|novelista|ficción
drama|theatre|theater|stage play|playwright|theatre play ; Theaterstück|Drama|Dramen|Schauspiel|Theater|Bühne|Dramatiker|Bühnenstück ; pièce de théâtre|drame|théâtre|dramaturge|scène ; opera teatrale|dramma|teatro|drammaturgo|palcoscenico ; obra de teatro|drama|teatro|dramaturgo|escenario
environment|environmental|ecology|ecological ; Umwelt|Umgebung|ökologisch|Ökologie ; environnement|environnemental|écologie|écologique ; ambiente|ambientale|ecologia|ecologico ; medio ambiente|medioambiental|entorno|ecología|ecológico
film|movie|motion picture|cinema ; Film|Spielfilm|Kino|Kinofilm|Streifen ; film|cinéma|long métrage ; film|pellicola|cinema|lungometraggio ; película|filme|cine|largometraje
director of a film|directed by|film director|filmmaker ; Regie|Regisseur|Regisseurin|Filmemacher|unter der Regie ; réalisateur|réalisatrice|réalisé par|cinéaste ; regista|regia|diretto da|cineasta ; director de cine|dirigida por|cineasta
actor|actress|performer|cast ; Schauspieler|Schauspielerin|Darsteller|Darstellerin|Besetzung ; acteur|actrice|comédien|comédienne|distribution des rôles ; attore|attrice|interprete|cast ; actor|actriz|intérprete|reparto
television|TV|telly|television set ; Fernsehen|Fernseher|TV|Fernsehgerät ; télévision|télé|téléviseur|petit écran ; televisione|TV|televisore|tivù ; televisión|tele|televisor
episode|instalment|installment|season of a series ; Folge|Episode|Staffel ; épisode|saison d'une série ; episodio|puntata|stagione televisiva ; episodio|capítulo|temporada de una serie
music|musical|musician ; Musik|musikalisch|Musiker|Musikerin ; musique|musical|musicien|musicienne ; musica|musicale|musicista ; música|musical|músico
song|track|tune ; Lied|Song ; chanson|morceau ; canzone|brano ; canción|tema musical
band|music group ; Band|Musikgruppe|Kapelle ; groupe de musique|groupe musical ; gruppo musicale|banda ; grupo musical|banda|conjunto musical
art|artwork|artist|artistic|work of art ; Kunst|Kunstwerk|Künstler|Künstlerin|künstlerisch ; art|œuvre d'art|artiste|artistique ; arte|opera d'arte|artista|artistico ; arte|obra de arte|artista|artístico
sculpture|sculptor|statue|sculpt ; Skulptur|Bildhauer|Bildhauerei|Statue|Standbild|Plastik ; sculpture|sculpteur|statue|sculpter ; scultura|scultore|statua|scolpire ; escultura|escultor|estatua|esculpir
architecture|architect|architectural style ; Architektur|Architekt|Architektin|Baukunst|Baustil ; architecture|architecte|style architectural ; architettura|architetto|stile architettonico ; arquitectura|arquitecto|arquitecta|estilo arquitectónico
game|match|fixture ; Spiel|Partie|Match|Begegnung ; jeu|match|partie|rencontre sportive ; gioco|partita|incontro sportivo ; juego|partido|partida|encuentro deportivo
championship|tournament|league title ; Meisterschaft|Turnier|Meistertitel ; championnat|tournoi ; campionato|torneo ; campeonato|torneo
champion|title holder ; Meister|Champion|Titelträger ; champion|championne|tenant du titre ; campione|campionessa|detentore del titolo ; campeón|campeona|poseedor del título
team|squad ; Mannschaft|Team|Equipe|Auswahl ; équipe|formation sportive ; squadra|formazione|team ; equipo|plantilla|conjunto
player|athlete|sportsman|sportswoman ; Spieler|Spielerin|Athlet|Sportler|Sportlerin ; joueur|joueuse|athlète|sportif ; giocatore|giocatrice|atleta|sportivo ; jugador|jugadora|atleta|deportista
coach|trainer|head coach|manager of the team ; Trainer|Trainerin|Coach|Cheftrainer ; entraîneur|entraîneuse|coach|sélectionneur ; allenatore|allenatrice|commissario tecnico ; entrenador|entrenadora|seleccionador|técnico
score|goal|points scored|touchdown ; Tor|Tore|Treffer|Punkte erzielen|erzielt|Punktestand|Spielstand ; but|marquer|score|points marqués ; gol|rete|segnare|punteggio ; gol|marcar|marcador|puntuación|anotar
sport|sports|athletics|sporting ; Sport|sportlich|Sportart|Athletik ; sport|sportif|discipline sportive ; sport|sportivo|disciplina sportiva ; deporte|deportivo|disciplina deportiva
record|best performance|all-time high ; Rekord|Bestleistung|Bestmarke|Höchststand ; record|meilleure performance ; record|primato ; récord|plusmarca|marca mundial
place|location|spot|site|venue ; Ort|Platz|Standort|Schauplatz|Örtlichkeit|Austragungsort ; lieu|endroit|emplacement|site ; luogo|posto|sito|località ; lugar|sitio|emplazamiento|sede
area|region|zone|territory|district ; Gebiet|Region|Gegend|Bereich|Zone|Bezirk|Territorium|Revier ; zone|région|territoire|secteur|district ; area|regione|zona|territorio|distretto ; área|región|zona|territorio|distrito
surface area|size in square kilometres|square metres|acreage ; Fläche|Flächeninhalt|Quadratkilometer|Quadratmeter ; superficie|surface|kilomètres carrés|mètres carrés ; superficie|estensione territoriale|chilometri quadrati|metri quadrati ; superficie|extensión territorial|kilómetros cuadrados|metros cuadrados
centre|center|middle|heart of|midst ; Zentrum|Mitte|Mittelpunkt|zentral gelegen|Kern ; centre|milieu|au cœur de ; centro|mezzo di|nel cuore di ; centro|mitad de|medio de|corazón de
north|northern|northwards ; Norden|nördlich|Nord|nordwärts ; nord|septentrional|au nord ; nord|settentrionale|a nord ; norte|septentrional|al norte
south|southern|southwards ; Süden|südlich|Süd|südwärts ; sud|méridional|au sud ; sud|meridionale|a sud ; sur|meridional|al sur
east|eastern|eastwards ; Osten|östlich|Ost|ostwärts ; est du pays|oriental|à l'est ; orientale|a est|levante ; oriental|al este|levante
west|western|westwards ; Westen|westlich|West|westwärts ; ouest|occidental|à l'ouest ; ovest|occidentale|a ovest ; oeste|occidental|al oeste
near|close to|nearby|vicinity|proximity|next to ; nahe|nahe bei|Nähe|in der Nähe|nahegelegen|unweit|neben ; près de|proche|proximité|à côté de|aux environs de ; vicino|nei pressi di|vicinanza|prossimità|accanto a ; cerca de|cercano|proximidad|junto a|cercanía
distance|far|remote|how far ; Entfernung|Distanz|entfernt von|weit weg|Abstand|wie weit|abgelegen ; distance|éloigné|loin|à quelle distance|éloignement ; distanza|lontano|quanto dista|lontananza ; distancia|lejos|lejano|a qué distancia|lejanía
outside|outdoor|outdoors|exterior|external ; ausserhalb|außerhalb|draussen|draußen|im Freien|äusserlich|äußerlich|extern ; dehors|à l'extérieur|extérieur|en plein air|externe ; fuori|esterno|all'esterno|all'aperto ; fuera|exterior|al aire libre|externo
inside|indoor|indoors|interior|internal|within ; innerhalb|drinnen|innen|im Innern|intern ; dedans|à l'intérieur|intérieur|interne ; dentro|interno|all'interno|al chiuso ; dentro|interior|interno|en el interior
time|moment|point in time|what time ; Zeit|Zeitpunkt|Moment|Augenblick ; temps|moment|à quel moment|instant ; tempo|momento|istante ; tiempo|momento|instante
date|day of the month|on which day ; Datum|Termin|Tag des Monats|an welchem Tag ; date|quel jour|jour du mois ; data|che giorno|giorno del mese ; fecha|qué día|día del mes
period|era|epoch|age of|time span ; Zeitraum|Epoche|Ära|Zeitalter|Periode|Zeitspanne|Zeitabschnitt ; période|époque|ère|âge de|laps de temps ; periodo|epoca|età di|lasso di tempo ; periodo|época|edad de|lapso de tiempo
century|hundred years ; Jahrhundert|hundert Jahre|Jh ; siècle|cent ans ; secolo|cento anni ; siglo|cien años
decade|ten years ; Jahrzehnt|zehn Jahre|Dekade ; décennie|dix ans ; decennio|dieci anni ; década|decenio|diez años
year|annual|annually|yearly|per year|per annum ; Jahr|jährlich|pro Jahr|alljährlich|Jahres ; an|année|annuel|annuellement|par an ; anno|annuale|annuo|annualmente|all'anno ; año|anual|anualmente|al año
month|monthly|per month ; Monat|monatlich|pro Monat ; mois|mensuel|mensuellement|par mois ; mese|mensile|mensilmente|al mese ; mes|mensual|mensualmente|al mes
week|weekly|per week ; Woche|wöchentlich|pro Woche ; semaine|hebdomadaire|par semaine ; settimana|settimanale|alla settimana ; semana|semanal|por semana|a la semana
day|daily|per day|every day ; Tag|täglich|pro Tag|jeden Tag ; jour|journée|quotidien|par jour|journalier ; giorno|giornata|giornaliero|quotidiano|al giorno ; día|diario|diariamente|al día
hour|hourly|per hour ; Stunde|stündlich|pro Stunde|Std ; heure|par heure|de l'heure ; ora|all'ora ; hora|por hora|cada hora
night|nightly|overnight ; Nacht|Nächte|nachts|nächtlich|über Nacht ; nuit|nocturne|de nuit ; notte|notturno|di notte ; noche|nocturno|de noche
morning|forenoon ; Morgen|morgens|Vormittag|vormittags|am Morgen ; matin|matinée|le matin ; mattina|mattino|mattinata ; mañana|por la mañana
evening|in the evening ; Abend|abends|am Abend ; soir|soirée|le soir ; sera|serata|di sera ; tarde noche|al anochecer|por la noche
simultaneous|simultaneously|at the same time|concurrently|meanwhile ; gleichzeitig|zur gleichen Zeit|zeitgleich|simultan|währenddessen ; simultané|simultanément|en même temps|pendant ce temps ; simultaneo|simultaneamente|contemporaneamente|allo stesso tempo ; simultáneo|simultáneamente|al mismo tiempo|a la vez
immediately|at once|instantly|without delay|promptly|right away ; sofort|unverzüglich|umgehend|unmittelbar|augenblicklich|ohne Verzug ; immédiatement|immédiat|tout de suite|sans délai|aussitôt ; immediatamente|immediato|subito|senza indugio|senza ritardo ; inmediatamente|inmediato|enseguida|sin demora|de inmediato
later|afterwards|after that|subsequently|subsequent|following ; später|danach|nachher|anschliessend|anschließend|darauf|nachfolgend|hernach ; plus tard|ensuite|après|ultérieur|ultérieurement|par la suite ; più tardi|dopo|successivamente|successivo|in seguito|poi ; más tarde|después|posteriormente|posterior|luego|a continuación
future|in the future|upcoming|forthcoming ; Zukunft|zukünftig|künftig|kommend|bevorstehend ; avenir|futur|à l'avenir|prochain ; futuro|avvenire|in futuro|prossimo ; futuro|porvenir|en el futuro|próximo|venidero
birthday|date of birth ; Geburtstag|Geburtsdatum ; anniversaire ; compleanno ; cumpleaños
people|persons|human beings|folk|individuals ; Menschen|Personen|Leute ; gens|personnes|individus|êtres humains ; persone|gente|individui|esseri umani ; personas|gente|individuos|seres humanos
population|inhabitants|number of inhabitants|populace ; Bevölkerung|Einwohner|Einwohnerzahl|Bevölkerungszahl|Population ; population|habitants|nombre d'habitants ; popolazione|abitanti|numero di abitanti ; población|habitantes|número de habitantes
person|individual|human|human being ; Person|Mensch|Individuum ; personne|individu|humain ; persona|individuo|umano ; persona|individuo|humano
ethnic group|tribe|ethnicity|native people|indigenous ; Volk|Völker|Volksgruppe|Stamm|Stämme|Ethnie|ethnisch|einheimisch|Ureinwohner|indigen ; ethnie|ethnique|tribu|peuple|autochtone|indigène ; etnia|etnico|tribù|popolo|indigeno|autoctono ; etnia|étnico|tribu|pueblo indígena|indígena|autóctono
man|male|masculine ; Mann|Männer|männlich ; homme|masculin|mâle ; uomo|uomini|maschile|maschio ; hombre|masculino|varón|macho
woman|women|female|feminine ; Frau|Frauen|weiblich ; femme|féminin|femelle ; donna|femminile|femmina ; mujer|femenino|hembra
child|children|kid|childhood ; Kind|Kinder|Kindheit|Kleinkind ; enfant|enfance|gamin ; bambino|bambina|infanzia ; niño|niña|infancia|niñez
parent|parents|mum and dad|parental ; Eltern|Elternteil|elterlich ; parents|père et mère|parental ; genitore|genitori ; padres|progenitor|padre y madre
father|dad|paternal|paternity ; Vater|Väter|väterlich|Papa|Vaterschaft ; père|papa|paternel|paternité ; padre|papà|paterno|paternità ; padre|papá|paterno|paternidad
mother|mum|mom|maternal|motherhood ; Mutter|Mütter|mütterlich|Mama|Mutterschaft ; mère|maman|maternel|maternité ; madre|mamma|materno|maternità ; madre|mamá|materno|maternidad
husband|spouse|married to ; Ehemann|Gatte|Gemahl|Ehegatte|Ehepartner ; mari|époux|conjoint ; marito|sposo|coniuge|consorte ; marido|esposo|cónyuge
wife|spouse|married to ; Ehefrau|Gattin|Gemahlin|Ehegattin|Ehepartnerin ; épouse|conjointe|mariée à ; moglie|sposa|coniuge|consorte ; esposa|mujer de|cónyuge
family|relatives|kin ; Familie|Verwandte|Verwandtschaft|Angehörige|Familienangehörige ; famille|proches|parenté ; famiglia|parenti|parentela|congiunti ; familia|parientes|familiares|parentela
ancestor|forefather|forebear|progenitor ; Vorfahr|Vorfahre|Vorfahren|Ahne|Ahnen ; ancêtre|aïeul|aïeux ; antenato|avo|progenitore ; antepasado|ancestro
friend|friendship|companion|friendly ; Freund|Freundin|Freundschaft|freundschaftlich|Gefährte ; ami|amie|amitié|amical|compagnon ; amico|amica|amicizia|compagno ; amigo|amiga|amistad|compañero
enemy|foe|hostile|hostility|adversary ; Feind|feindlich|Feindschaft|Gegner|Widersacher ; ennemi|hostile|hostilité|adversaire ; nemico|ostile|ostilità|avversario ; enemigo|hostil|hostilidad|adversario
member|membership|belong to a club ; Mitglied|Mitgliedschaft|Angehöriger ; membre|adhérent|affiliation ; membro|socio|iscritto|appartenente ; miembro|socio|afiliado|integrante
follower|disciple|adherent|devotee ; Anhänger|Anhängerin|Jünger|Gefolgsmann ; adepte|disciple|partisan|fidèle ; seguace|discepolo|adepto|fedele ; seguidor|discípulo|adepto|adherente
group|grouping|community|association of people ; Gruppe|Gruppierung|Gemeinschaft|Verbund ; groupe|groupement|communauté ; gruppo|raggruppamento|comunità ; grupo|agrupación|comunidad
association|society|club|federation|organisation|organization ; Verein|Verband|Vereinigung|Organisation ; association|fédération|organisation|club ; associazione|federazione|organizzazione|circolo ; asociación|federación|organización|club
country|nation|national|nation state|sovereign state ; Land|Länder|Nation|national|Staat ; pays|nation|national|État ; paese|nazione|nazionale|stato sovrano ; país|nación|nacional|estado soberano
abroad|foreign|overseas|foreigner|from another country ; Ausland|ausländisch|Ausländer|fremd|Übersee ; étranger|à l'étranger|outre-mer ; estero|all'estero|straniero|oltremare ; extranjero|en el extranjero|ultramar|exterior
capital city|capital|seat of government ; Hauptstadt|Regierungssitz|Bundesstadt ; capitale|siège du gouvernement ; capitale|capoluogo|sede del governo ; capital|sede del gobierno
city|town|municipality|urban|metropolis ; Stadt|Städte|städtisch|Gemeinde|Ortschaft|Metropole|urban ; ville|cité|urbain|municipalité|commune|métropole ; città|urbano|comune|municipio|metropoli|cittadina ; ciudad|urbano|municipio|población urbana|metrópoli
village|hamlet|rural settlement ; Dorf|Dörfer|Weiler|Ortschaft ; village|hameau|bourgade ; villaggio|borgo|frazione|paesino ; pueblo|aldea|poblado
countryside|rural|rural area ; ländlich|auf dem Land|Landgebiet|ländlicher Raum ; campagne|rural|à la campagne ; campagna|rurale|zona rurale ; campo|rural|zona rural
continent|mainland|continental ; Kontinent|Erdteil|Festland|kontinental ; continent|terre ferme|continental ; continente|terraferma|continentale ; continente|tierra firme|continental
island|isle|islet ; Insel|Eiland ; île|îlot ; isola|isolotto ; isla|islote
river|stream|waterway ; Fluss|Flüsse|Gewässer ; fleuve|rivière|cours d'eau ; fiume|corso d'acqua ; río|corriente de agua|curso fluvial
lake ; See ; lac|plan d'eau ; lago|specchio d'acqua ; lago
sea|ocean|marine|maritime ; Meer|Ozean|maritim|Weltmeer ; mer|océan|marin|maritime ; mare|oceano|marino|marittimo ; mar|océano|marino|marítimo
coast|shore|coastal|coastline ; Küste|Ufer|Küstenlinie|küstennah ; côte|rivage|littoral|côtier ; costa|riva|litorale|costiero ; costa|orilla|litoral|costero
mountain|mount|peak|summit|mountain range ; Berg|Gebirge|Gipfel|Bergkette|Spitze des Berges ; montagne|mont|sommet|pic|chaîne de montagnes ; montagna|monte|vetta|cima|catena montuosa ; montaña|monte|cumbre|pico|cordillera
forest|woodland ; Wald|Wälder|Forst ; forêt|forestier ; foresta|bosco ; bosque|selva
desert|arid ; Wüste|wüstenhaft|arid|Trockengebiet ; désert|désertique|aride ; deserto|desertico|arido ; desierto|desértico|árido
climate|climatic|weather conditions ; Klima|klimatisch|Witterung ; climat|climatique ; clima|climatico ; clima|climático
harbour|harbor|port|dock|seaport ; Hafen|Häfen|Seehafen|Dock|Hafenstadt ; port|port maritime|dock|ville portuaire ; porto|porto marittimo|scalo portuale|città portuale ; puerto|puerto marítimo|muelle|ciudad portuaria
building|edifice|structure ; Gebäude|Bauwerk|Bau|Haus ; bâtiment|édifice|immeuble|construction ; edificio|fabbricato|costruzione|immobile ; edificio|construcción|inmueble
house|home|dwelling|residence ; Haus|Häuser|Wohnhaus|Zuhause|Wohnstätte ; maison|logis|habitation|foyer|demeure ; casa|abitazione|dimora ; casa|vivienda|hogar|morada
castle|fortress|fort|fortification|stronghold|citadel ; Burg|Festung|Befestigung|Zitadelle|Kastell ; château fort|forteresse|fortification|citadelle ; castello|fortezza|forte militare|fortificazione|roccaforte ; castillo|fortaleza|fuerte militar|fortificación|ciudadela
palace|royal residence ; Palast|Paläste|Palais|Residenz ; palais|résidence royale ; palazzo|reggia ; palacio|residencia real
war|warfare|armed conflict|hostilities ; Krieg|Kriege|bewaffneter Konflikt|kriegerisch|Kriegsführung ; guerre|conflit armé|hostilités|belligérance ; guerra|conflitto armato|ostilità|bellico ; guerra|conflicto armado|hostilidades|bélico
army|troops|military|armed forces|land forces ; Armee|Heer|Truppen|Militär|Streitkräfte|militärisch ; armée|troupes|militaire|forces armées ; esercito|truppe|militare|forze armate ; ejército|tropas|militar|fuerzas armadas
navy|fleet|naval ; Marine|Flotte|Seestreitkräfte ; marine|flotte|naval ; marina militare|flotta|navale ; armada|flota|naval
peace|peaceful ; Frieden|friedlich|Friede ; paix|pacifique ; pace|pacifico ; paz|pacífico
treaty|pact|accord|convention|international agreement ; Vertrag|Abkommen|Pakt|Staatsvertrag|Übereinkommen|Konvention ; traité|pacte|accord|convention ; trattato|patto|accordo|convenzione ; tratado|pacto|acuerdo|convenio
revolution|revolutionary|upheaval ; Revolution|revolutionär|Umsturz|Umbruch ; révolution|révolutionnaire|bouleversement ; rivoluzione|rivoluzionario|sconvolgimento ; revolución|revolucionario|convulsión política
coup|coup d'état|military takeover|putsch ; Putsch|Staatsstreich|Militärputsch ; coup d'État|putsch|pronunciamiento ; colpo di stato|golpe|putsch ; golpe de estado|golpe militar|cuartelazo
truce|ceasefire|armistice|cessation of hostilities ; Waffenstillstand|Waffenruhe|Feuerpause ; trêve|cessez-le-feu|armistice ; tregua|cessate il fuoco|armistizio ; tregua|alto el fuego|armisticio|cese de hostilidades
sing|sang|sung|singer|vocalist ; singen|sang|gesungen|Sänger|Sängerin|Gesang ; chanter|chanteur|chanteuse|chant ; cantare|cantante|canto ; cantar|cantante|canto
anniversary|jubilee ; Jahrestag|Jubiläum ; anniversaire de|jubilé ; anniversario|giubileo ; aniversario|jubileo
king|royal ; König|Könige|königlich ; roi|royal ; re|regale ; rey
queen ; Königin ; reine ; regina ; reina
kingdom|monarchy|realm ; Königreich|Monarchie|Königtum ; royaume|monarchie|royauté ; regno|monarchia|reame ; reino|monarquía
emperor|imperial|kaiser ; Kaiser|kaiserlich|Imperator ; empereur|impérial ; imperatore|imperiale ; emperador|imperial
empire|imperial realm ; Kaiserreich|Imperium|Weltreich ; empire|impérial ; impero|imperiale ; imperio|imperial
nobility|noble|aristocracy|aristocrat|peerage ; Adel|adlig|adelig|Adliger|Adeliger|Aristokratie|Aristokrat ; noblesse|noble|aristocratie|aristocrate ; nobiltà|nobile|aristocrazia|aristocratico ; nobleza|noble|aristocracia|aristócrata
president|presidency|presidential ; Präsident|Präsidentin|Präsidentschaft|Staatspräsident ; président|présidente|présidence ; presidente|presidenza ; presidente|presidenta|presidencia
prime minister|premier|head of government ; Premierminister|Ministerpräsident|Premier|Regierungschef ; premier ministre|chef du gouvernement ; primo ministro|premier|presidente del consiglio|capo del governo ; primer ministro|jefe de gobierno|presidente del gobierno
mayor|town president|mayoress ; Bürgermeister|Bürgermeisterin|Stadtpräsident|Gemeindepräsident|Stadtammann ; maire|syndic|mairesse|président de commune ; sindaco|sindaca|podestà ; alcalde|alcaldesa|intendente municipal
government|governmental|cabinet|administration in power|executive branch ; Regierung|Kabinett|Exekutive|staatlich ; gouvernement|gouvernemental|cabinet|pouvoir exécutif ; governo|governativo|esecutivo|gabinetto ; gobierno|gubernamental|gabinete|poder ejecutivo
parliament|legislature|legislative assembly|parliamentary ; Parlament|Volksvertretung|Legislative|parlamentarisch ; parlement|assemblée législative|parlementaire|pouvoir législatif ; parlamento|assemblea legislativa|parlamentare|potere legislativo ; parlamento|asamblea legislativa|parlamentario|poder legislativo
politics|political|politician ; Politik|politisch|Politiker|Politikerin ; politique|politicien|homme politique|politicienne ; politica|politico|uomo politico ; política|político|dirigente político
law|legislation|act of parliament|statute|legal|legally ; Gesetz|Gesetzgebung|gesetzlich|Recht|rechtlich|Erlass ; loi|législation|légal|légalement|droit ; legge|legislazione|legale|diritto|normativa ; ley|legislación|legal|legalmente|derecho|normativa
constitution|constitutional|basic law ; Verfassung|Bundesverfassung|Grundgesetz|verfassungsmässig|verfassungsmäßig ; constitution|constitutionnel|loi fondamentale ; costituzione|costituzionale|legge fondamentale ; constitución|constitucional|carta magna
court|tribunal|court of law|judicial|judiciary ; Gericht|Gerichtshof|Tribunal|gerichtlich|Justiz|richterlich ; tribunal|cour de justice|judiciaire|juridiction ; tribunale|corte|giudiziario ; tribunal|corte|juzgado|judicial
freedom|liberty|freely ; Freiheit|freiheitlich|Freiheitsrecht ; liberté|librement ; libertà|liberamente ; libertad|libremente
crime|criminal|offence|offense|felony|delinquency ; Verbrechen|Straftat|Delikt|Verbrecher|kriminell|Kriminalität|Straftäter ; crime|délit|criminel|criminalité|infraction pénale ; crimine|delitto|reato|criminale|criminalità ; crimen|delito|criminal|criminalidad|delincuencia
religion|faith|religious|creed|belief in God ; Religion|Glaube|religiös|Konfession|Glaubensbekenntnis ; religion|foi|religieux|confession|croyance ; religione|fede|religioso|confessione|credo ; religión|fe|religioso|confesión|credo
god|deity|divine|divinity|goddess ; Gott|Götter|Gottheit|göttlich|Göttin ; dieu|divinité|divin|déesse ; dio|divinità|divino|dea ; dios|deidad|divinidad|divino|diosa
church|ecclesiastical|parish ; Kirche|kirchlich|Kirchgemeinde|Gotteshaus ; église|ecclésiastique|paroisse ; chiesa|ecclesiastico|parrocchia ; iglesia|eclesiástico|parroquia
priest|clergyman|pastor|vicar|minister of religion ; Priester|Pfarrer|Pfarrerin|Pastor|Geistlicher|Seelsorger ; prêtre|curé|pasteur|ecclésiastique|abbé ; prete|sacerdote|parroco|pastore ; sacerdote|cura párroco|párroco|clérigo|pastor
monastery|abbey|convent|monastic|cloister ; Kloster|Klöster|Abtei|klösterlich|Stift ; monastère|abbaye|couvent|monastique|cloître ; monastero|abbazia|convento|monastico ; monasterio|abadía|convento|monástico
pray|prayer ; beten|gebetet|Gebet|verehren|Verehrung|anbeten ; prier|prière|vénérer ; pregare|preghiera|venerare|adorare ; rezar|rezo|oración|venerar|orar
Christian|Christianity ; christlich|Christentum|Christ|Christen ; chrétien|christianisme|chrétienne ; cristiano|cristianesimo ; cristiano|cristianismo
Muslim|Islam|Islamic|Moslem ; muslimisch|Islam|islamisch|Muslim|moslemisch ; musulman|islam|islamique ; musulmano|islam|islamico ; musulmán|islam|islámico
Jewish|Jew|Judaism ; jüdisch|Jude|Juden|Judentum ; juif|juive|judaïsme ; ebreo|ebraico|ebraismo|giudaismo ; judío|judía|judaísmo
science|scientific|scientist|scholar ; Wissenschaft|wissenschaftlich|Wissenschaftler|Wissenschafterin|Gelehrter|Forscher ; science|scientifique|savant|chercheur ; scienza|scientifico|scienziato|studioso ; ciencia|científico|científica|erudito
physics|physicist|physical science ; Physik|Physiker|physikalisch ; physique|physicien|sciences physiques ; fisica|fisico ; física|físico
chemistry|chemical|chemist ; Chemie|chemisch|Chemiker ; chimie|chimique|chimiste ; chimica|chimico ; química|químico
biology|biological|biologist ; Biologie|biologisch|Biologe ; biologie|biologique|biologiste ; biologia|biologico|biologo ; biología|biológico|biólogo
mathematics|maths|math|mathematical|mathematician ; Mathematik|mathematisch|Mathematiker ; mathématiques|maths|mathématique|mathématicien ; matematica|matematico ; matemáticas|matemático|matemática
energy|energetic ; Energie|energetisch ; énergie|énergétique ; energia|energetico ; energía|energético
temperature|degrees Celsius|degrees Fahrenheit|how hot ; Temperatur|Grad Celsius|wie heiss|wie heiß ; température|degrés Celsius ; temperatura|gradi Celsius ; temperatura|grados Celsius
substance|material|matter ; Stoff|Substanz|Material|Materie ; substance|matière|matériau|matériel ; sostanza|materiale|materia ; sustancia|material|materia
machine|mechanism|apparatus|machinery ; Maschine|Apparat|Gerät|Mechanismus ; machine|appareil|mécanisme|engin ; macchina|apparecchio|meccanismo|congegno ; máquina|aparato|mecanismo|dispositivo
outer space|universe|cosmos ; Weltraum|Weltall|Universum|Kosmos ; espace|cosmos|univers|spatial ; spazio cosmico|cosmo|universo|spaziale ; espacio exterior|cosmos|universo|espacial
astronaut|cosmonaut|spacefarer|crew of a spacecraft ; Astronaut|Kosmonaut|Raumfahrer|Astronautin ; astronaute|cosmonaute|spationaute ; astronauta|cosmonauta ; astronauta|cosmonauta
spacecraft|spaceship|space vehicle ; Raumschiff|Raumfahrzeug|Raumkapsel ; vaisseau spatial|engin spatial ; veicolo spaziale|navicella spaziale|astronave ; nave espacial|vehículo espacial
earth|globe|world|planet Earth|worldwide|global ; Erde|Welt|Erdball|Globus|weltweit|global ; Terre|globe|monde|mondial|planète Terre ; Terra|globo|mondo|mondiale|globale ; Tierra|globo|mundo|mundial|planeta Tierra|global
animal|fauna|beast|wildlife ; Tier|Tiere|tierisch|Fauna|Tierwelt ; animal|animaux|faune|bête ; animale|fauna|bestia ; animal|fauna|bestia
plant|flora|vegetation|botanical ; Pflanze|pflanzlich|Flora|Vegetation|Gewächs|Pflanzenwelt ; plante|végétal|flore|végétation ; pianta|vegetale|flora|vegetazione ; planta|vegetal|flora|vegetación
species|species of animal ; Art|Spezies|Tierart|Pflanzenart ; espèce|espèces|espèce animale ; specie|specie animale|specie vegetale ; especie|especie animal|especie vegetal
habitat|live in the wild|range of a species|native range ; Lebensraum|Habitat|Verbreitungsgebiet|heimisch in ; habitat|milieu naturel|aire de répartition ; habitat|ambiente naturale|areale ; hábitat|medio natural|área de distribución
gene|genetic|DNA|genome|heredity ; Gen|genetisch|DNA|DNS|Erbgut|Genom|Vererbung ; gène|génétique|ADN|génome|hérédité ; gene|genetico|DNA|genoma|ereditarietà ; gen|genético|ADN|genoma
evolution|evolve|natural selection ; Evolution|evolutionär|natürliche Selektion|Abstammungslehre ; évolution des espèces|évoluer|sélection naturelle ; evoluzione|evolversi|selezione naturale ; evolución|evolucionar|selección natural
body|bodily|organism ; Körper|körperlich|Leib|Organismus|physisch ; corps|corporel|organisme ; corpo|corporeo|organismo ; cuerpo|corporal|organismo
brain|cerebral|neural ; Gehirn|Hirn|zerebral|neuronal ; cerveau|cérébral ; cervello|cerebrale ; cerebro|cerebral
heart|cardiac|cardiovascular ; Herz|Herzen|kardial|kardiovaskulär ; cœur|cardiaque|cardiovasculaire ; cuore|cardiaco|cardiovascolare ; corazón|cardíaco|cardiovascular
disease|illness|sickness|ailment|ill|sick|disorder ; Krankheit|krank|Erkrankung|erkrankt|Leiden|Störung ; maladie|malade|affection|trouble de santé ; malattia|malato|patologia|disturbo ; enfermedad|enfermo|dolencia|trastorno
epidemic|pandemic|outbreak of disease ; Epidemie|Pandemie|Seuche ; épidémie|pandémie ; epidemia|pandemia|pestilenza ; epidemia|pandemia
doctor|physician|medic|medical practitioner ; Arzt|Ärztin|Ärzte|Mediziner|Medizinerin|ärztlich ; médecin|docteur|toubib|praticien ; medico|dottore|dottoressa|medica ; médico|médica|doctor|facultativo
hospital|clinic|infirmary|medical centre ; Spital|Krankenhaus|Klinik|Spitäler|Krankenhäuser|Lazarett ; hôpital|clinique|centre hospitalier ; ospedale|clinica|nosocomio ; hospital|clínica|centro sanitario
medicine|drug|medication|pharmaceutical|remedy ; Medikament|Arznei|Arzneimittel|Heilmittel|Medizin|pharmazeutisch ; médicament|remède|produit pharmaceutique ; farmaco|medicinale|medicina|farmaceutico ; medicamento|fármaco|medicina|farmacéutico
vaccine|vaccination|vaccinate|immunise|immunize|inoculation|jab ; Impfung|Impfstoff|impfen|geimpft|Immunisierung ; vaccin|vaccination|vacciner|immuniser ; vaccino|vaccinazione|vaccinare|immunizzare ; vacuna|vacunación|vacunar|inmunizar
symptom|sign of illness|complaint of a patient ; Symptom|Anzeichen|Krankheitszeichen|Beschwerden ; symptôme|signe de maladie ; sintomo|segno di malattia ; síntoma|signo de enfermedad
pain|ache|painful|sore ; Schmerz|Schmerzen|schmerzhaft|weh tun ; douleur|douloureux|avoir mal|mal de ; dolore|doloroso|male a ; dolor|doloroso|doler
computer|computing|computing machine|PC ; Computer|Rechner|PC|Datenverarbeitung ; ordinateur|PC|informatique ; computer|calcolatore|elaboratore|PC ; ordenador|computadora|computador|PC
program|software|application software|programme ; Programm|Software|Applikation|Anwendungsprogramm ; logiciel|programme informatique|application ; software|programma informatico|applicazione ; programa informático|software|aplicación
network|networking ; Netzwerk|Netz|vernetzt ; réseau|réseautage|en réseau ; rete|in rete|reticolo ; red|en red
data|dataset|data set|figures ; Daten|Angaben|Datensatz ; données|renseignement ; dati ; datos
economy|economic|economics|economist ; Wirtschaft|wirtschaftlich|Ökonomie|ökonomisch|Volkswirtschaft|Ökonom ; économie|économique|économiste ; economia|economico|economista ; economía|económico|economista
industry|industrial|sector|branch of industry ; Industrie|industriell|Branche|Gewerbe|Wirtschaftszweig ; industrie|industriel|secteur|branche ; industria|industriale|settore|ramo industriale ; industria|industrial|sector|ramo industrial
agriculture|agricultural|farming|farmer|farm ; Landwirtschaft|landwirtschaftlich|Bauer|Bauern|Landwirt|Ackerbau|Bauernhof ; agriculture|agricole|agriculteur|paysan|ferme ; agricoltura|agricolo|agricoltore|contadino|fattoria ; agricultura|agrícola|agricultor|campesino|granja
university|college|higher education ; Universität|Hochschule|Uni|universitär ; université|haute école|universitaire|fac ; università|ateneo|universitario|scuola universitaria ; universidad|universitario|escuela superior|facultad
school|schooling ; Schule|schulisch|Schulwesen ; école|scolaire|scolarité ; scuola|scolastico ; escuela|escolar|colegio
education|educational|schooling|training ; Bildung|Ausbildung|Bildungswesen|schulische Bildung ; éducation|formation|instruction|éducatif ; istruzione|formazione|educazione|educativo ; educación|formación|instrucción|educativo
culture|cultural|civilisation|civilization|civilized ; Kultur|kulturell|Zivilisation|Hochkultur ; culture|culturel|civilisation ; cultura|culturale|civiltà ; cultura|cultural|civilización
tradition|traditional|custom|customary|heritage ; Tradition|traditionell|Brauch|Bräuche|Brauchtum|Sitte|überliefert ; tradition|traditionnel|coutume|coutumier ; tradizione|tradizionale|usanza|costume locale ; tradición|tradicional|costumbre
profession|occupation|job|career|line of work|what did he do ; Beruf|beruflich|Tätigkeit|Laufbahn|Karriere|Job|Beschäftigung ; profession|métier|emploi|carrière|professionnel ; professione|mestiere|lavoro|carriera|professionale ; profesión|oficio|empleo|trabajo|carrera|profesional
colour|color|coloured|colored|hue ; Farbe|farbig|Färbung|gefärbt ; couleur|coloré|teinte ; colore|colorato|tinta ; color|coloreado|colorido
structure|construction of|make-up|layout|organisation of ; Struktur|Aufbau|Gliederung|gegliedert|strukturiert|Gefüge ; structure|agencement|organisation de|structuré ; struttura|assetto|organizzazione di|strutturato ; estructura|disposición de|organización de|estructurado
event|incident|occurrence|happening ; Ereignis|Vorfall|Geschehen|Begebenheit|Vorkommnis ; événement|évènement|incident ; evento|avvenimento|incidente|episodio ; acontecimiento|suceso|incidente|evento
engine|motor|powerplant ; Motor|Motoren|Triebwerk ; moteur|motorisation ; motore|propulsore ; motor|propulsor
`;
