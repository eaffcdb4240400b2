/** What people and things are like: English; German; French; Italian; Spanish, words parted by bars. */
export const moreQualityConcepts = `
indifferent|indifference|don't care ; gleichgültig|Gleichgültigkeit|egal ; indifférent|indifférence ; indifferente|indifferenza ; indiferente|indiferencia
indirect|indirectly ; indirekt|mittelbar ; indirect|indirectement ; indiretto|indirettamente ; indirecto|indirectamente
inevitable|unavoidable ; unvermeidlich|unausweichlich|unumgänglich ; inévitable|incontournable ; inevitabile ; inevitable
inexperienced|lack of experience ; unerfahren ; inexpérimenté ; inesperto ; inexperto
inferior ; minderwertig|unterlegen ; inférieur ; inferiore ; inferior
superior quality|superiority ; überlegen|Überlegenheit|höherwertig ; supérieur|supériorité ; superiore|superiorità ; superior|superioridad
infinite|endless ; unendlich|endlos ; infini|sans fin ; infinito|senza fine ; infinito|sin fin
intact|undamaged|in perfect condition ; unversehrt|intakt|unbeschädigt ; intact|non endommagé ; intatto|non danneggiato ; intacto|sin daños
intellectual ; intellektuell|geistig ; intellectuel ; intellettuale ; intelectual
intense|intensive|intensity ; intensiv|Intensität ; intense|intensif|intensité ; intenso|intensivo|intensità ; intenso|intensivo|intensidad
intermediate ; mittlere Stufe|Zwischenstufe ; intermédiaire ; intermedio ; intermedio
intimate|intimacy ; intim|Intimität|Intimsphäre ; intime|intimité|sphère intime ; intimo|intimità ; íntimo|intimidad
invisible ; unsichtbar ; invisible ; invisibile ; invisible
visible|visibility ; sichtbar|Sichtbarkeit|Sicht ; visible|visibilité ; visibile|visibilità ; visible|visibilidad
irregular ; unregelmässig|unregelmäßig ; irrégulier ; irregolare ; irregular
irresponsible ; verantwortungslos|unverantwortlich ; irresponsable ; irresponsabile ; irresponsable
jealous|jealousy|envy|envious ; eifersüchtig|Eifersucht|neidisch|Neid ; jaloux|jalousie|envieux ; geloso|gelosia|invidia|invidioso ; celoso|celos|envidia|envidioso
local ; lokal|örtlich|vor Ort ; local|sur place ; locale|sul posto ; local|in situ
loose ; lose|locker sitzend ; desserré ; allentato ; suelto|flojo
tight|tighten ; straff|festziehen|eng anliegend ; serré|resserrer ; stretto|serrare ; ajustado
loyal|loyalty|faithful ; treu|loyal|Treue|Loyalität ; loyal|fidèle|loyauté|fidélité ; leale|fedele|lealtà|fedeltà ; leal|fiel|lealtad|fidelidad
lukewarm|tepid ; lauwarm ; tiède ; tiepido ; tibio
luxury|luxurious ; Luxus|luxuriös ; luxe|luxueux ; lusso|lussuoso ; lujo|lujoso
mad|crazy|insane ; verrückt|wahnsinnig ; fou|dément ; pazzo|matto|folle ; loco
magnificent|splendid|superb|marvellous|great|fantastic ; herrlich|prächtig|wunderbar|grossartig|wundervoll|toll ; magnifique|splendide|merveilleux|superbe|formidable ; magnifico|splendido|meraviglioso|fantastico ; magnífico|espléndido|maravilloso|estupendo|fantástico
manual|manually|by hand ; manuell|von Hand ; manuel|à la main|manuellement ; manuale|a mano|manualmente ; manual|a mano|manualmente
marital ; ehelich ; conjugal ; coniugale ; conyugal
mature|maturity|ripe ; reif|Reife ; mûr|maturité ; maturo|maturità ; maduro|madurez
mental|psychological ; mental|seelisch|psychisch ; mental|psychique ; mentale|psichico ; mental|psíquico
minimal|slight|minor ; minimal|geringfügig|unwesentlich ; minime|insignifiant|léger ; minimo|lieve|irrilevante ; mínimo|leve|insignificante
serious|grave ; ernst|ernsthaft|gravierend|schwerwiegend ; sérieux|grave|gravité ; serio|grave|gravità ; serio|grave|gravedad
moderate|moderation ; mässig|mäßig|gemässigt|massvoll ; modéré|modération ; moderato ; moderación
monotonous|tedious|dull|boring|boredom ; langweilig|eintönig|monoton|Langeweile ; ennuyeux|monotone|ennui ; noioso|monotono|noia ; aburrido|monótono|aburrimiento
interesting|interested in|interest in ; interessant|interessiert an|Interesse an ; intéressant|s'intéresser ; interessante|interessarsi ; interesante|interesarse
mutual|reciprocal|mutually ; gegenseitig|wechselseitig|beidseitig ; mutuel|réciproque|mutuellement ; reciproco|mutuo|vicendevole ; mutuo|recíproco
naive ; naiv ; naïf ; ingenuo ; ingenuo
narrow ; schmal|eng ; étroit ; stretto e angusto ; estrecho|angosto
neat|tidy|orderly ; ordentlich|aufgeräumt|geordnet ; soigné|ordonné|bien rangé ; ordinato|ben tenuto ; ordenado|pulcro
mess|messy|disorder|chaos ; Unordnung|Durcheinander|Chaos|chaotisch ; désordre|pagaille|chaos ; disordine|confusione di cose|caos ; desorden|desbarajuste|caos
nervous|nervousness ; nervös|Nervosität ; nerveux|nervosité ; nervoso|nervosismo ; nervioso|nerviosismo
neutral|neutrality|impartial|unbiased ; neutral|Neutralität|unparteiisch|unvoreingenommen ; neutre|neutralité|impartial ; neutrale|neutralità|imparziale ; neutral|neutralidad|imparcial
biased|prejudice|bias|partial to one side ; voreingenommen|Vorurteil|befangen|parteiisch ; préjugé|partial|parti pris ; pregiudizio|prevenuto|di parte ; prejuicio|parcial|sesgado
normal|normally|ordinary ; normal|normalerweise|gewöhnlich ; normal|normalement|ordinaire ; normale|normalmente|ordinario ; normal|normalmente|ordinario
strange|odd|weird|peculiar ; seltsam|merkwürdig|sonderbar|eigenartig ; étrange|bizarre|curieux et étrange ; strano|bizzarro|singolare ; extraño|raro y curioso|peculiar
nuclear|atomic|nuclear power ; nuklear|atomar|Kernkraft|Atomkraft|Kernenergie|Atomenergie ; nucléaire|énergie nucléaire|atomique ; nucleare|energia nucleare|atomico ; nuclear|energía nuclear|atómico
obese|obesity|overweight ; fettleibig|Fettleibigkeit|übergewichtig|Übergewicht|Adipositas ; obèse|obésité|surpoids ; obeso|obesità|sovrappeso ; obeso|obesidad|sobrepeso
slim|thin|skinny|lean figure ; schlank|dünn|mager ; mince|maigre|svelte ; magro|snello|sottile ; delgado|flaco|esbelto
obstinate|stubborn ; stur|hartnäckig|eigensinnig ; têtu|obstiné ; testardo|ostinato|caparbio ; terco|obstinado|testarudo
occasional|occasionally|now and then|from time to time|once in a while ; gelegentlich|ab und zu|hin und wieder|von Zeit zu Zeit|manchmal ; occasionnel|occasionnellement|de temps en temps|parfois ; occasionale|occasionalmente|di tanto in tanto|ogni tanto ; ocasional|ocasionalmente|de vez en cuando|a veces
outdated|obsolete|old-fashioned ; veraltet|altmodisch|obsolet ; obsolète|démodé|vétuste ; obsoleto|superato|antiquato ; obsoleto|anticuado|desfasado
up to date|up-to-date|latest version|most recent ; auf dem neuesten Stand|auf dem aktuellen Stand|aktuell|neueste Fassung ; à jour|dernière version|le plus récent ; aggiornato|ultima versione|più recente ; al día|actualizado|última versión|más reciente
oval ; oval ; ovale ; ovale ; ovalado
parallel ; parallel ; parallèle ; parallelo ; paralelo
passive ; passiv ; passif ; passivo ; pasivo
permeable|porous ; durchlässig|porös ; perméable|poreux ; permeabile|poroso ; permeable|poroso
pessimistic|pessimism ; pessimistisch|Pessimismus ; pessimiste|pessimisme ; pessimista|pessimismo ; pesimista|pesimismo
optimistic|optimism ; optimistisch|Optimismus ; optimiste|optimisme ; ottimista|ottimismo ; optimista|optimismo
pleasant|enjoyable|nice|lovely ; angenehm|schön gemütlich|erfreulich ; agréable|plaisant ; piacevole|gradevole ; agradable|grato
unpleasant|nasty ; unangenehm|widerlich|unerfreulich ; désagréable|déplaisant ; sgradevole|spiacevole ; desagradable
portable ; tragbar|transportabel ; portable|portatif ; portatile ; portátil
potential|potentially ; möglicherweise|potenziell|Potenzial ; potentiel|potentiellement ; potenziale|potenzialmente ; potencial|potencialmente
precious|valuable|of great value ; wertvoll|kostbar|Wertsachen|Wertgegenstände ; précieux|de valeur|objets de valeur ; prezioso|di valore|oggetti di valore ; valioso|precioso de valor|objetos de valor
worthless ; wertlos ; sans valeur ; privo di valore|senza valore ; sin valor
premature|too early ; vorzeitig|verfrüht ; prématuré|anticipé ; prematuro|anticipato ; prematuro|anticipado
primitive ; primitiv ; primitif ; primitivo ; primitivo
proper|appropriate|suitable|adequate|fitting ; angemessen|geeignet|passend|sachgemäss ; approprié|adéquat|convenable|apte ; adeguato|appropriato|idoneo|adatto ; adecuado|apropiado|idóneo|apto
unsuitable|inappropriate|inadequate|unfit ; ungeeignet|unpassend|unangemessen|untauglich ; inapproprié|inadapté|inadéquat|inapte ; inadatto|inadeguato|inidoneo|inappropriato ; inadecuado|inapropiado|no apto
proud|pride ; stolz|Stolz ; fier|fierté ; fiero|orgoglioso|orgoglio ; orgulloso|orgullo
pure|purity|unmixed ; rein|Reinheit|pur ; pur|pureté ; puro|purezza ; puro|pureza
radical ; radikal ; radical ; radicale ; radical
raw|uncooked ; roh|ungekocht ; cru ; crudo ; crudo
realistic|reality|in reality|in fact ; realistisch|Realität|in der Tat|eigentlich ; réaliste|réalité|en fait|en réalité ; realistico|realtà|in effetti|in realtà ; realista|realidad|de hecho|en realidad
reasonable|sensible|reason ; vernünftig|zumutbar|Vernunft|sinnvoll ; raisonnable|sensé|exigible raisonnablement ; ragionevole|sensato|ragionevolezza ; razonable|sensato|razonabilidad
unreasonable|excessive ; unzumutbar|unvernünftig|übermässig|überhöht ; déraisonnable|excessif ; irragionevole|eccessivo ; irrazonable|excesivo|desmesurado
relevant|relevance|pertinent ; relevant|Relevanz|massgebend|massgeblich|einschlägig ; pertinent|pertinence|déterminant ; pertinente|determinante ; pertinente|relevante|relevancia|determinante
irrelevant|does not matter ; irrelevant|unerheblich|belanglos|spielt keine Rolle ; sans importance|non pertinent|peu importe ; irrilevante|non importa|ininfluente ; irrelevante|no importa
reluctant|unwilling ; widerwillig|ungern ; réticent|à contrecœur ; riluttante|malvolentieri ; reacio|de mala gana
willing|willingness|readiness|ready to ; bereit zu|Bereitschaft|gewillt|willens ; disposé à|volontiers|prêt à ; disposto a|disponibilità a|volentieri ; dispuesto a|disposición a
respective|respectively ; jeweilig|jeweils|beziehungsweise ; respectif|respectivement ; rispettivo|rispettivamente ; respectivo|respectivamente
restless ; unruhig|rastlos ; inquiet et agité ; irrequieto|inquieto ; inquieto
romantic|romance ; romantisch|Romantik ; romantique|romance ; romantico|romanticismo ; romántico|romance
round|circular shape ; rund|kreisförmig ; rond|circulaire ; rotondo|circolare di forma ; redondo|circular de forma
salty ; salzig ; salé ; salato ; salado
sour|acidic ; sauer|säuerlich ; acide au goût|aigre ; acido al gusto|aspro ; agrio|ácido al gusto
spicy|hot taste ; scharf gewürzt|würzig ; épicé|piquant ; piccante|speziato ; picante
sweet|sugary ; süss|süß|zuckerhaltig ; sucré ; zuccherato|dolce al gusto ; dulce|azucarado
sharp|pointed ; scharf|spitz|geschliffen ; tranchant|pointu|aiguisé ; affilato|appuntito|tagliente ; afilado|puntiagudo
selfish|selfishness ; egoistisch|Egoismus|selbstsüchtig ; égoïste|égoïsme ; egoista|egoismo ; egoísta|egoísmo
shallow ; seicht|untief|flach im Wasser ; peu profond ; poco profondo ; poco profundo
shy|timid ; schüchtern|scheu ; timide ; timido ; tímido
sober|not drunk ; nüchtern ; sobre|à jeun ; sobrio ; sobrio
sociable|outgoing ; gesellig|kontaktfreudig ; sociable ; socievole ; sociable
social ; sozial|gesellschaftlich ; social ; sociale ; social
sophisticated|elaborate ; raffiniert|ausgeklügelt|anspruchsvoll ; sophistiqué|raffiné ; sofisticato|raffinato ; sofisticado|refinado
spacious|roomy ; geräumig ; spacieux ; spazioso|ampio ; espacioso|amplio
spectacular ; spektakulär ; spectaculaire ; spettacolare ; espectacular
spontaneous|spontaneously ; spontan ; spontané|spontanément ; spontaneo|spontaneamente ; espontáneo
stable|stability|steady ; stabil|Stabilität|beständig ; stable|stabilité ; stabile|stabilità ; estable|estabilidad
unstable|instability ; instabil|unbeständig|Instabilität ; instable|instabilité ; instabile|instabilità ; inestable|inestabilidad
steep ; steil ; raide en pente|escarpé ; ripido ; empinado|escarpado
sterile|sterilise ; steril|sterilisieren|keimfrei ; stérile|stériliser ; sterile|sterilizzare ; estéril|esterilizar
sticky ; klebrig ; gluant ; appiccicoso ; pegajoso
straight|straight ahead ; gerade Linie|geradeaus ; rectiligne|tout droit ; rettilineo|sempre dritto|diritto avanti ; recto|todo recto
subtle ; subtil|fein abgestuft ; subtil ; sottile e raffinato ; sutil
sudden|suddenly|all of a sudden|abrupt ; plötzlich|auf einmal|schlagartig ; soudain|subitement|tout à coup|brusque ; improvviso|all'improvviso|improvvisamente|di colpo ; repentino|de repente|súbito|de golpe
superficial ; oberflächlich ; superficiel ; superficiale ; superficial
superfluous|unnecessary|needless ; überflüssig|unnötig ; superflu|inutile|pas nécessaire ; superfluo|non necessario|inutile ; superfluo|innecesario
technical|technically ; technisch ; technique|techniquement ; tecnico|tecnicamente ; técnico|técnicamente
thermal ; thermisch ; thermique ; termico ; térmico
thorough|thoroughly|in depth ; gründlich|eingehend|vertieft ; minutieux|approfondi|à fond ; accurato|approfondito|a fondo ; minucioso|exhaustivo|a fondo
thoughtful|considerate ; rücksichtsvoll|aufmerksam|Rücksicht ; attentionné|prévenant|égards ; premuroso|riguardo verso ; considerado|atento con
tough|resilient|resilience ; zäh|widerstandsfähig|Widerstandsfähigkeit|Resilienz ; résistant|résilience|coriace ; resistente|resilienza|tenace ; resistente|resiliencia|tenaz
tragic|tragedy ; tragisch|Tragödie ; tragique|tragédie ; tragico|tragedia ; trágico|tragedia
transparent|transparency ; durchsichtig|transparent|Transparenz ; transparent|transparence ; trasparente|trasparenza ; transparente|transparencia
opaque ; undurchsichtig|lichtundurchlässig ; opaque ; opaco ; opaco
trivial ; trivial|banal ; banal|trivial ; banale ; trivial|banal
tropical|tropics ; tropisch|Tropen ; tropical|tropiques ; tropicale|tropici ; tropical|trópicos
typical|typically|characteristic of ; typisch|typischerweise|kennzeichnend ; typique|typiquement|caractéristique de ; tipico|tipicamente|caratteristico ; típico|típicamente|característico
ugly|ugliness ; hässlich ; laid|laideur ; brutto|bruttezza ; feo|fealdad
unable|incapable|inability|incapacity ; unfähig|ausserstande|Unfähigkeit ; incapable|incapacité|pas en mesure ; incapace|incapacità|non in grado ; incapaz|incapacidad|no poder
unacceptable|not tolerated ; inakzeptabel|nicht hinnehmbar|untragbar ; inacceptable|inadmissible ; inaccettabile|inammissibile ; inaceptable|inadmisible
unaware|without knowing|unknowingly ; ahnungslos|unwissentlich|ohne Wissen ; à l'insu de|sans le savoir ; ignaro|all'insaputa|senza saperlo ; sin saberlo|desconocedor
unbearable|intolerable ; unerträglich|nicht auszuhalten ; insupportable|intolérable ; insopportabile|intollerabile ; insoportable|intolerable
uneven ; ungleichmässig|uneben ; inégal|irrégulier au sol ; irregolare nel terreno|disuguale ; desigual|irregular del suelo
unhealthy ; ungesund ; malsain|mauvais pour la santé ; malsano|insalubre ; insalubre|poco sano
healthy|wholesome ; gesund|gesundheitsfördernd ; sain|bon pour la santé ; sano|salutare ; sano|saludable
unimportant ; unwichtig|nebensächlich ; peu important|secondaire ; poco importante|secondario ; poco importante|secundario
unreliable ; unzuverlässig ; peu fiable|non fiable ; inaffidabile ; poco fiable
useful|usefulness|helpful ; nützlich|hilfreich|Nutzen ; utile|utilité ; utile|utilità ; útil|utilidad
useless|pointless ; nutzlos|unbrauchbar|sinnlos ; inutilisable|vain|qui ne sert à rien ; inutilizzabile|inservibile|vano ; inservible|inutilizable|vano
vain|in vain|to no avail ; umsonst versucht|erfolglos ; en vain|sans succès ; invano|senza successo ; en vano|sin éxito
variable|vary|fluctuate|fluctuation ; variabel|variieren|schwanken|Schwankung|unterschiedlich hoch ; variable|varier|fluctuer|fluctuation ; variabile|variare|fluttuare|fluttuazione|oscillazione ; variable|variar|fluctuar|fluctuación|oscilación
constant|constantly|steadily|invariable ; konstant|gleichbleibend|ständig|stetig ; constant|constamment|sans cesse ; costante|costantemente|continuamente ; constante|constantemente|continuamente
violent|violence|force used ; gewalttätig|Gewalt|gewaltsam|Gewalttat ; violent|violence ; violento|violenza ; violento|violencia
virtual|virtually ; virtuell ; virtuel ; virtuale ; virtual
visual ; visuell|optisch ; visuel ; visivo ; visual
vulnerable|vulnerability ; verletzlich|schutzbedürftig|gefährdete Person|anfällig ; vulnérable|vulnérabilité ; vulnerabile|vulnerabilità ; vulnerable|vulnerabilidad
wild|wilderness ; wild|Wildnis ; sauvage|nature sauvage ; selvaggio|selvatico ; salvaje|silvestre
wise|wisdom ; weise sein|Weisheit ; sage|sagesse ; saggio di mente|saggezza ; sabio|sabiduría
wooden ; hölzern|aus Holz ; en bois ; di legno|ligneo ; de madera
worthy|dignity|dignified ; würdig|Menschenwürde ; digne|dignité ; degno|dignità ; digno|dignidad
tired|tiredness|fatigue|exhausted|exhaustion|weary ; müde|Müdigkeit|erschöpft|Erschöpfung|Ermüdung ; fatigué|fatigue|épuisé|épuisement ; stanco|stanchezza|esausto|affaticamento ; cansado|cansancio|agotado|fatiga|agotamiento
thirsty|thirst ; durstig|Durst ; soif|assoiffé ; sete|assetato ; sed|sediento
tall|tall person ; hochgewachsen|gross gewachsen|Körpergrösse|Körpergröße ; grand de taille|taille d'une personne ; alto di statura|statura ; alto de estatura|estatura
pricey|costly|overpriced ; kostspielig|überteuert|happig ; coûteux|onéreux|hors de prix ; costoso|oneroso|carissimo ; costoso|oneroso|carísimo
`;
