import type { Language } from "../words-by-language.ts";

/** Forms that no rule of endings brings together, each group beginning with the word itself. */
export const wordForms: Readonly<Record<Language, string>> = {
  en:
    "arise arose arisen|awake awoke awoken|bear bore borne|beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|" +
    "blow blew blown|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen choice|come came|" +
    "deal dealt|dig dug|die died death dead deadly|do did done does|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|" +
    "feed fed|feel felt|fight fought|find found|flee fled|fly flew flown flight|forbid forbade forbidden|forget forgot forgotten|freeze froze frozen|" +
    "get got gotten|give gave given gift|go went gone|grow grew grown growth|hang hung|have had has|hear heard|hide hid hidden|hold held|" +
    "keep kept|know knew known knowledge|lay laid|lead led|leave left|lend lent|lie lay lain|live lived life lives|lose lost loss|make made|mean meant|meet met|" +
    "pay paid|prove proven proof|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|seek sought|sell sold sale sales|" +
    "send sent|shake shook shaken|shine shone|shoot shot|show shown|shrink shrank shrunk|sing sang sung song|sink sank sunk|sit sat|sleep slept|" +
    "speak spoke spoken speech|spend spent|spin spun|split|spread|stand stood|steal stole stolen|stick stuck|strike struck|swear swore sworn|" +
    "swim swam swum|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|wear wore worn|" +
    "win won|withdraw withdrew withdrawn withdrawal|write wrote written|high height|long length|wide width|strong strength|deep depth|" +
    "man men|woman women|child children|person people persons|foot feet|tooth teeth|mouse mice|analysis analyses|basis bases|crisis crises|" +
    "phenomenon phenomena|criterion criteria|medium media|bacterium bacteria|datum data|hypothesis hypotheses|thesis theses|index indices|" +
    "good better best well|bad worse worst|far further farther farthest furthest|born birth birthplace|marry married marriage|" +
    "arrive arrival|approve approval|refuse refusal|propose proposal|remove removal|renew renewal|choose choice|discover discovery|" +
    "believe belief|complain complaint|weigh weight|true truth|decide decision|divide division|include inclusion|exclude exclusion|expand expansion|" +
    "invade invasion|conclude conclusion|receive reception|describe description|produce production product|reduce reduction|destroy destruction|" +
    "explain explanation|maintain maintenance|pronounce pronunciation|permit permission|admit admission|submit submission|extend extension|" +
    "divide division|provide provision|succeed success|exceed excess|fail failure|press pressure|close closure|expose exposure|" +
    "old age|young youth|hot heat|proud pride|wise wisdom|free freedom|rich riches wealth|poor poverty",
  de:
    "beginnen begann begonnen begonnene Beginn|binden band gebunden|bieten bot geboten Angebot|bitten bat gebeten|bleiben blieb geblieben|brechen brach gebrochen bricht|" +
    "bringen brachte gebracht|denken dachte gedacht|dürfen darf durfte|empfehlen empfahl empfohlen empfiehlt Empfehlung|entscheiden entschied entschieden Entscheidung Entscheid|" +
    "essen ass aß gegessen|fahren fuhr gefahren fährt Fahrt|fallen fiel gefallen fällt|fangen fing gefangen|finden fand gefunden|fliegen flog geflogen Flug|" +
    "fliehen floh geflohen flohen Flucht|fliessen fließen floss geflossen fliesst fließt|geben gab gegeben gibt gaben|gehen ging gegangen gingen|gelten galt gegolten gilt|" +
    "genehmigen genehmigt Genehmigung|geschehen geschah geschieht|gewinnen gewann gewonnen gewannen Gewinner|greifen griff gegriffen|haben hat hatte|halten hielt gehalten hält hielten|" +
    "heissen heißen hiess hieß geheissen|helfen half geholfen hilft Hilfe|kennen kannte gekannt bekannt|kommen kam gekommen kamen|laden lud geladen|lassen liess ließ gelassen lässt|" +
    "laufen lief gelaufen läuft|leiden litt gelitten|leihen lieh geliehen|lesen las gelesen liest|liegen lag gelegen lagen Lage|lügen log gelogen|messen mass maß gemessen misst Messung|" +
    "nehmen nahm genommen nimmt nahmen|nennen nannte genannt nannten|raten riet geraten|rufen rief gerufen|schaffen schuf geschaffen schufen|scheinen schien geschienen|" +
    "schlagen schlug geschlagen schlägt|schliessen schließen schloss geschlossen|schneiden schnitt geschnitten|schreiben schrieb geschrieben schrieben|" +
    "sehen sah gesehen sieht sahen|sein war gewesen|senden sandte gesandt sendet|singen sang gesungen|sinken sank gesunken|sitzen sass saß gesessen|" +
    "sprechen sprach gesprochen spricht sprachen|stehen stand gestanden standen|steigen stieg gestiegen stiegen Anstieg|sterben starb gestorben stirbt starben Tod|" +
    "tragen trug getragen trägt|treffen traf getroffen trifft|treten trat getreten tritt|trinken trank getrunken|tun tat getan|verbieten verbot verboten Verbot|" +
    "verlieren verlor verloren Verlust|vergleichen verglich verglichen Vergleich|verlassen verliess verließ verlässt|verschwinden verschwand verschwunden|" +
    "verstehen verstand verstanden|wachsen wuchs gewachsen wächst Wachstum|werden wurde geworden wird|werfen warf geworfen wirft|wissen wusste gewusst weiss weiß Wissen|" +
    "ziehen zog gezogen zogen Zug|zwingen zwang gezwungen Zwang|geboren Geburt gebar|gross groß grösser größer grösste größte grössten größten Grösse Größe|" +
    "hoch hohe hohen höher höchste höchsten Höhe|lang länger längste Länge|gut besser beste besten|viel mehr meiste meisten|nah näher nächste nächsten Nähe|alt älter älteste Alter|" +
    "stark stärker stärkste Stärke|Mann Männer|Frau Frauen|Kind Kinder|Land Länder Ländern|Buch Bücher Büchern|Haus Häuser Häusern|Stadt Städte Städten|Vertrag Verträge Verträgen|" +
    "Antrag Anträge Anträgen|Jahr Jahre Jahren Jahres|Tag Tage Tagen Tages|Volk Völker|Kraft Kräfte Kräften|Zahl Anzahl zählen gezählt zählt|" +
    "gründen gegründet gründete Gründung Gründer|bauen gebaut baute Bau|leben gelebt lebt lebte Leben|führen geführt führt führte Führung|lehren gelehrt lehrte lehrt Lehrer|" +
    "erfinden erfand erfunden Erfindung Erfinder|entdecken entdeckt entdeckte Entdeckung|nutzen genutzt nutzt nutzte Nutzung benutzen benutzt|arbeiten gearbeitet arbeitet arbeitete Arbeit|" +
    "öffnen geöffnet öffnet Öffnung|zahlen gezahlt zahlt bezahlt bezahlen Zahlung|liefern geliefert liefert Lieferung|prüfen geprüft prüft Prüfung|kaufen gekauft kauft Kauf|" +
    "messen gemessen Messung|wählen gewählt wählt wählte Wahl|töten getötet tötete|spielen gespielt spielt spielte Spiel|nennen genannt|stellen gestellt stellt stellte",
  fr:
    "aller va vont allé ira|avoir eu a ont|boire boit bu|conduire conduit|connaître connaît connu|courir court couru|croire croit cru|devoir doit doivent dû|dire dit disent|" +
    "écrire écrit écrivent|être est sont été fut|faire fait font fit|lire lit lu|mettre met mis mise|mourir meurt mort morte décès|naître naît né née naissance|" +
    "offrir offre offert|ouvrir ouvre ouvert ouverte ouverture|perdre perd perdu perte|pouvoir peut peuvent pu|prendre prend prennent pris prise|recevoir reçoit reçu reçoivent|" +
    "rendre rend rendu|répondre répond réponse|savoir sait su|sortir sort sorti|suivre suit suivi|tenir tient tenu|valoir vaut|vendre vend vendu vente|venir vient venu|" +
    "vivre vit vécu vie|voir voit vu|vouloir veut|œil yeux|travail travaux|cheval chevaux|journal journaux|mal maux|bon bonne meilleur meilleure|créer crée créé création|fonder fondé fondation",
  it:
    "andare va vanno andato|aprire apre aperto aperta apertura|avere ha hanno avuto|bere beve bevuto|chiedere chiede chiesto|chiudere chiude chiuso chiusura|correre corre corso|" +
    "dare dà danno dato|decidere decide deciso decisione|dire dice detto|dovere deve devono|essere è sono stato fu|fare fa fanno fatto fece|leggere legge letto|mettere mette messo|" +
    "morire muore morto morta morte morì|nascere nasce nato nata nacque nascita|offrire offre offerto|perdere perde perso perdita|potere può possono|prendere prende preso|" +
    "ridurre riduce ridotto riduzione|rimanere rimane rimasto|rispondere risponde risposto risposta|rompere rompe rotto|sapere sa saputo|scegliere sceglie scelto scelta|scrivere scrive scritto scrisse|" +
    "tenere tiene tenuto|uscire esce uscito|vedere vede visto veduto|venire viene venuto venne|vincere vince vinto vinse|vivere vive vissuto visse vita|volere vuole|uomo uomini|buono migliore|produrre produce prodotto produzione",
  es:
    "andar anduvo|caer cae cayó caído|conducir conduce condujo|conocer conoce conocido|dar da dio dado|decir dice dijo dicho|dormir duerme|escribir escribe escribió escrito|" +
    "estar está estuvo|hacer hace hizo hecho|ir va fue ido|leer lee leyó leído|morir muere murió muerto muerta muerte|nacer nace nació nacido nacimiento|oír oye|pedir pide pidió|" +
    "perder pierde perdió perdido pérdida|poder puede pudo|poner pone puso puesto|querer quiere quiso|reducir reduce redujo reducción|saber sabe supo|salir sale salió|" +
    "ser es fue sido|tener tiene tuvo tenido|traer trae trajo|vender vende vendió venta|venir viene vino|ver ve vio visto|vivir vive vivió vida|volver vuelve volvió vuelto|" +
    "abrir abre abrió abierto apertura|romper rompe roto|bueno mejor|malo peor|producir produce produjo producción|construir construye construyó construcción",
};

/** What may stand before a verb and leaves its forms as they are. */
export const verbPrefixes: Readonly<Partial<Record<Language, string>>> = {
  en: "re|over|under|out|fore",
  de: "be|er|ver|zer|ent|emp|miss|an|auf|aus|ab|ein|vor|zu|mit|nach|um|unter|über|uber|durch|wider|wieder|bei|dar|fest|los|weg|zurück|zuruck|zusammen|her|hin|statt|teil",
  fr: "re|r",
  it: "ri|pre",
  es: "re|pre",
};
