/** What people and things are like: English; German; French; Italian; Spanish, words parted by bars. */
export const qualityConcepts = `
abnormal|anomaly|irregularity ; anormal|abnorm|Anomalie|Abweichung ; anormal|anomalie ; anormale|anomalia ; anormal|anomalía
absolute ; absolut ; absolu ; assoluto ; absoluto
abstract ; abstrakt ; abstrait ; astratto ; abstracto
absurd|ridiculous|nonsense ; absurd|Unsinn|Quatsch ; absurde|ridicule|bêtise ; assurdo|ridicolo|sciocchezza ; absurdo|ridículo|tontería
academic ; akademisch ; académique|universitaire ; accademico ; académico
actual|real|genuine|authentic ; tatsächlich|echt|wirklich|authentisch ; réel|authentique|véritable ; reale|autentico|effettivo ; real|auténtico|verdadero
acute ; akut ; aigu ; acuto ; agudo
aggressive|aggression ; aggressiv|Aggression ; agressif|agressivité ; aggressivo|aggressività ; agresivo|agresividad
agile|nimble ; agil|flink|wendig ; agile ; agile ; ágil
airtight|watertight|waterproof|leakproof ; luftdicht|wasserdicht|dicht ; étanche|étanchéité|imperméable ; impermeabile|a tenuta stagna|stagno ; impermeable|estanco|hermético
alive ; am Leben|lebendig ; vivant|en vie ; vivo|in vita ; vivo|con vida
alone|lonely|solitary|loneliness ; allein|alleine|einsam|Einsamkeit ; seul|solitaire|solitude ; da solo|solitario|solitudine ; a solas|solitario|soledad
amateur ; Amateur|Laie ; amateur ; dilettante|amatoriale ; aficionado
ambitious|ambition ; ehrgeizig|Ehrgeiz|ambitioniert ; ambitieux|ambition ; ambizioso|ambizione ; ambicioso|ambición
arbitrary ; willkürlich|Willkür ; arbitraire ; arbitrario|arbitrio ; arbitrario|arbitrariedad
arrogant|arrogance ; arrogant|überheblich|Arroganz ; arrogant|arrogance ; arrogante|arroganza ; arrogante|arrogancia
ashamed|shame ; sich schämen|Scham|beschämt ; avoir honte|honte|honteux ; vergognarsi|vergogna ; tener vergüenza|vergüenza
automatic|automatically|automated|automation ; automatisch|automatisiert|Automatisierung ; automatique|automatiquement|automatisation ; automatico|automaticamente|automazione ; automático|automáticamente|automatización
aware|awareness|conscious ; bewusst|Bewusstsein|sich im Klaren ; conscient|conscience de ; consapevole|consapevolezza|cosciente ; consciente|conciencia de
awful|terrible|dreadful|horrible ; schrecklich|furchtbar|entsetzlich|grauenhaft ; affreux|terrible|épouvantable|horrible ; terribile|orribile|spaventoso ; terrible|horrible|espantoso
awkward|clumsy ; ungeschickt|tollpatschig|unbeholfen ; maladroit ; goffro|maldestro ; torpe
backward|rearward ; rückwärts ; en arrière|à reculons ; all'indietro|indietro ; hacia atrás
bald ; kahl|Glatze ; chauve|calvitie ; calvo ; calvo|calvicie
bare|naked|nude ; nackt|bloss|entblösst ; nu|dénudé ; nudo ; desnudo
basic|elementary|fundamental ; grundlegend|elementar|fundamental|Grund- ; élémentaire|fondamental|de base ; elementare|fondamentale|di base ; elemental|fundamental|básico
bilingual|multilingual ; zweisprachig|mehrsprachig ; bilingue|plurilingue|multilingue ; bilingue|plurilingue|multilingue ; bilingüe|plurilingüe|multilingüe
bitter ; bitter ; amer ; amaro ; amargo
black ; schwarz ; noir ; nero ; negro
blue ; blau ; bleu ; blu|azzurro ; azul
brown ; braun ; brun|marron ; marrone ; marrón|castaño
green ; grün ; vert ; verde ; verde
grey|gray ; grau ; gris ; grigio ; gris
orange colour ; orangefarben ; couleur orange ; arancione ; color naranja
pink ; rosa|pink ; rose vif|couleur rose ; color rosa ; rosado|color rosa
purple|violet ; lila|violett|purpurn ; violet|pourpre ; viola|porpora ; morado|violeta|púrpura
red ; rot ; rouge ; rosso ; rojo
white ; weiss|weiß ; blanc|blanche ; bianco ; blanco
yellow ; gelb ; jaune ; giallo ; amarillo
turquoise ; türkis ; turquoise ; turchese ; turquesa
blind|blindness|visually impaired ; blind|Blindheit|sehbehindert ; aveugle|cécité|malvoyant ; cieco|cecità|ipovedente|non vedente ; ciego|ceguera|invidente
blond|fair-haired ; blond ; blond ; biondo ; rubio
blunt ; stumpf ; émoussé ; smussato ; romo|desafilado
bold|courageous|brave|courage|bravery ; mutig|Mut|tapfer|Tapferkeit|kühn ; courageux|courage|brave|bravoure ; coraggioso|coraggio|audace ; valiente|valor ante el peligro|valentía|coraje
bright|luminous ; hell|leuchtend ; lumineux|clair et vif ; luminoso ; luminoso
dark|darkness ; dunkel|Dunkelheit|finster ; sombre|obscurité|foncé ; buio|oscurità|scuro ; oscuro|oscuridad
brutal|cruel|cruelty ; brutal|grausam|Grausamkeit ; brutal|cruel|cruauté ; brutale|crudele|crudeltà ; brutal|cruel|crueldad
calm|tranquil|peaceful|quiet|silent|silence ; ruhig|still|Stille|leise ; calme|tranquille|silencieux|silence ; calmo|tranquillo|silenzioso|silenzio ; tranquilo|silencioso|silencio
careful|cautious|prudent|caution ; vorsichtig|sorgfältig|Vorsicht|Sorgfalt|umsichtig ; prudent|soigneux|prudence|précautionneux ; cauto|prudente|attento|cautela|prudenza ; cuidadoso|prudente|cauteloso|prudencia|cautela
careless|reckless|negligent ; unvorsichtig|sorglos|leichtsinnig|rücksichtslos|fahrlässig ; imprudent|négligent|insouciant ; imprudente|sconsiderato|sbadato ; imprudente|descuidado|temerario
casual|informal ; locker|ungezwungen|informell|leger ; décontracté|informel ; informale|disinvolto ; informal|desenfadado
certain|sure|for sure|certainty ; sicher sein|gewiss|Gewissheit|zweifellos ; certain|sûr et certain|certitude ; certo|sicuro di|certezza ; seguro de|cierto|certeza
cheerful|merry|happy|happiness|glad|joy|joyful ; fröhlich|glücklich|froh|Glück|Freude|heiter ; joyeux|heureux|content|bonheur|joie|gai ; allegro|felice|contento|felicità|gioia ; alegre|feliz|contento|felicidad|alegría
sad|sadness|unhappy|sorrow|miserable ; traurig|Traurigkeit|unglücklich|elend ; triste|tristesse|malheureux|chagrin ; triste|tristezza|infelice ; triste|tristeza|infeliz|desdichado
chronic ; chronisch ; chronique ; cronico ; crónico
classic|classical ; klassisch|Klassiker ; classique ; classico ; clásico
clear|unambiguous|evident|obvious ; klar|eindeutig|offensichtlich|unmissverständlich ; clair|évident|univoque|manifeste ; chiaro|evidente|univoco|palese ; claro|evidente|inequívoco|obvio
unclear|vague|ambiguous|obscure ; unklar|vage|mehrdeutig|undeutlich ; vague|flou|ambigu|peu clair ; poco chiaro|vago|ambiguo ; poco claro|vago|ambiguo
clever|smart|intelligent|intelligence|bright mind ; klug|schlau|intelligent|Intelligenz|gescheit ; intelligent|intelligence|malin|futé ; intelligente|intelligenza|furbo|sveglio di mente ; inteligente|inteligencia|listo|astuto
stupid|silly|foolish|dumb ; dumm|Dummheit|blöd|albern ; stupide|bête|idiot|sot ; stupido|sciocco|scemo ; estúpido|necio
coarse|rough ; grob|rau|uneben ; grossier|rugueux|rêche ; ruvido|grezzo|grossolano ; áspero|basto|rugoso
smooth|even surface ; glatt|eben|geschmeidig ; lisse ; liscio|levigato ; liso|suave al tacto
comfortable|comfort|cosy|convenient ; bequem|komfortabel|Komfort|gemütlich|behaglich ; confortable|confort|douillet|commode ; comodo|confortevole|comodità|accogliente ; cómodo|confortable|comodidad|acogedor
uncomfortable|inconvenient ; unbequem|unkomfortabel|ungünstig ; inconfortable|incommode|malcommode ; scomodo|disagevole ; incómodo
commercial ; kommerziell|gewerblich|geschäftlich ; commercial ; commerciale ; comercial
compact ; kompakt ; compact ; compatto ; compacto
compatible|compatibility ; kompatibel|vereinbar|Kompatibilität|Vereinbarkeit ; compatible|compatibilité ; compatibile|compatibilità ; compatible|compatibilidad
incompatible|incompatibility ; inkompatibel|unvereinbar|Unvereinbarkeit ; incompatible|incompatibilité ; incompatibile|incompatibilità ; incompatible|incompatibilidad
concise|brief and clear|succinct ; knapp formuliert|bündig|prägnant ; concis|succinct ; conciso|succinto ; conciso|sucinto
concrete example|tangible|specific ; konkret|greifbar|spezifisch ; concret|tangible|spécifique ; concreto|tangibile|specifico ; concreto|tangible|específico
conspicuous|striking|noticeable ; auffällig|auffallend|augenfällig ; voyant|remarquable à l'œil ; vistoso|appariscente ; llamativo|vistoso
credible|credibility|plausible ; glaubwürdig|Glaubwürdigkeit|plausibel ; crédible|crédibilité|plausible ; credibile|credibilità|plausibile ; creíble|credibilidad|verosímil
crooked|bent out of shape ; schief|krumm ; tordu|de travers ; storto ; torcido
curious|curiosity|inquisitive ; neugierig|Neugier|wissbegierig ; curieux|curiosité ; curioso|curiosità ; curioso|curiosidad
cute|sweet-looking ; niedlich|süss anzusehen|herzig ; mignon ; carino ; mono|lindo
deaf|deafness|hard of hearing ; taub|gehörlos|schwerhörig|Taubheit ; sourd|surdité|malentendant ; sordo|sordità|audioleso ; sordo|sordera
decent ; anständig|Anstand ; décent|convenable ; decente ; decente
delicate|fragile health ; heikel|zart ; délicat|fragile ; delicato ; delicado
sensitive|sensitivity ; sensibel ; sensible|sensibilité ; sensibile|sensibilità ; sensible|sensibilidad
dense|density|thick fog ; dicht gedrängt ; dense|densité ; denso|densità ; denso|densidad
digital|digitise|digitalisation|digitization ; digital|digitalisieren|Digitalisierung ; numérique|numériser|numérisation ; digitale|digitalizzare|digitalizzazione ; digital|digitalizar|digitalización
diligent|hard-working|industrious ; fleissig|fleißig|gewissenhaft ; assidu|travailleur|appliqué ; diligente|laborioso ; diligente|trabajador aplicado
lazy|idle|laziness ; träge|Faulheit ; paresseux|fainéant|paresse ; pigro|pigrizia ; perezoso|vago para trabajar|pereza
dishonest|dishonesty|deceitful ; unehrlich|unredlich ; malhonnête|malhonnêteté ; disonesto|disonestà ; deshonesto
honest|honesty|sincere|sincerity|frank ; ehrlich|Ehrlichkeit|aufrichtig|redlich|offen gesagt ; honnête|honnêteté|sincère|sincérité|franc ; onesto|onestà|sincero|sincerità ; honesto|honradez|sincero|sinceridad|franco
durable|long-lasting|hard-wearing ; langlebig|haltbar|strapazierfähig ; durable|résistant à l'usure ; durevole|resistente all'usura ; duradero|resistente al uso
dynamic ; dynamisch|Dynamik ; dynamique ; dinamico|dinamica ; dinámico|dinámica
eager|keen|enthusiastic|enthusiasm ; eifrig|begeistert|Begeisterung|enthusiastisch ; enthousiaste|enthousiasme|empressé ; entusiasta|entusiasmo ; entusiasta|entusiasmo|ávido
efficient|efficiency ; effizient|Effizienz|leistungsfähig ; efficient|efficience|efficace ; efficiente|efficienza ; eficiente|eficiencia
inefficient|inefficiency ; ineffizient|Ineffizienz ; inefficace ; inefficiente|inefficienza ; ineficiente|ineficiencia
effective|effectiveness|efficacy ; wirksam|Wirksamkeit|effektiv ; efficacité ; efficace|efficacia ; eficaz|eficacia
elastic|stretchy ; elastisch|dehnbar ; élastique|extensible ; elastico|estensibile ; elástico
elegant|elegance ; elegant|Eleganz ; élégant|élégance ; elegante|eleganza ; elegante|elegancia
edible ; essbar|geniessbar ; comestible|mangeable ; commestibile ; comestible
eternal|everlasting|forever ; ewig|für immer ; éternel|pour toujours ; eterno|per sempre ; eterno|para siempre
evil|wicked|malicious ; böse|bösartig|boshaft ; méchant|malveillant|le mal ; malvagio|cattivo|malintenzionato ; malvado|malicioso|malintencionado
exotic ; exotisch ; exotique ; esotico ; exótico
explicit|express|expressly ; ausdrücklich|explizit ; explicite|exprès|expressément ; esplicito|espresso|espressamente ; explícito|expreso|expresamente
implicit|tacit|tacitly ; stillschweigend|implizit ; implicite|tacite|tacitement ; implicito|tacito|tacitamente ; implícito|tácito|tácitamente
extraordinary|exceptional|exceptionally ; aussergewöhnlich|außergewöhnlich|ausnahmsweise ; extraordinaire|exceptionnel|exceptionnellement ; straordinario|eccezionale|eccezionalmente ; extraordinario|excepcional|excepcionalmente
extreme|extremely ; extrem|äusserst ; extrême|extrêmement ; estremo|estremamente ; extremo|extremadamente
fair|fairness|equitable|justice ; fair|gerecht|Gerechtigkeit|Fairness ; juste|justice sociale ; giusto|equo|giustizia sociale ; justo|equidad
unfair|unjust|injustice ; ungerecht|unfair|Ungerechtigkeit ; injuste|injustice|inéquitable ; ingiusto|ingiustizia|iniquo ; injusto|injusticia
familiar|well acquainted ; vertraut|wohlbekannt ; familier ; familiare ; familiar|conocido
fatal|lethal|deadly|mortal ; tödlich|fatal|lebensgefährlich ; mortel|fatal|létal ; mortale|letale|fatale ; mortal|letal|fatal
financial ; finanziell ; financier ; finanziario ; financiero
flexible|flexibility ; flexibel|Flexibilität|biegsam ; flexible|flexibilité|souple ; flessibile|flessibilità ; flexible|flexibilidad
rigid|stiff|inflexible ; steif|unflexibel ; rigide|raide ; rigido ; rígido|tieso
liquid|fluid ; flüssig|Flüssigkeit ; liquide|fluide ; liquido|fluido ; líquido|fluido
solid ; fest|Feststoff|solide ; solide ; solido ; sólido
formal|formality ; formell|förmlich|Formalität ; formel|formalité ; formale|formalità ; formal|formalidad
fortunate|lucky|good luck ; glücklicherweise|Glück haben|zum Glück ; chanceux|avoir de la chance ; fortunato|fortuna|per fortuna ; afortunado|suerte|por suerte
unfortunate|unlucky|bad luck|misfortune|unfortunately ; leider|Pech|bedauerlicherweise ; malchance ; purtroppo|sfortuna|sfortunato ; por desgracia|mala suerte|desgracia
fresh ; frisch|Frische ; frais de qualité|fraîcheur ; fresco|freschezza ; fresco|frescura
full|crowded|packed ; voll|überfüllt|vollgestopft ; plein|bondé ; pieno|affollato ; abarrotado
funny|humorous|humour|comic ; lustig|witzig|komisch|Humor|humorvoll ; drôle|humour|comique ; divertente|buffo|umorismo|comico ; gracioso|humor|cómico
furious|angry|anger|rage ; wütend|Wut|zornig|Zorn|verärgert ; furieux|fâché|colère|rage ; furioso|arrabbiato|rabbia|ira ; furioso|enfadado|enojado|ira|rabia
generous|generosity ; grosszügig|großzügig|Grosszügigkeit|freigebig ; généreux|générosité ; generoso|generosità ; generoso|generosidad
gentle|mild|soft-spoken ; sanft|mild|behutsam ; doux|douceur ; mite|dolce di carattere|delicatezza ; suave|apacible
grateful|thankful|gratitude|thanks|thank ; dankbar|Dankbarkeit|danken|Dank ; reconnaissant|gratitude|remercier|merci ; grato|riconoscente|gratitudine|ringraziare ; agradecido|gratitud|agradecer|gracias
greedy|greed ; gierig|Gier ; avide|cupidité ; avido|avidità ; codicioso|avaricia
handsome|good-looking ; gutaussehend|hübsch ; beau garçon|de belle apparence ; di bell'aspetto ; guapo
handy|practical|convenient to use ; handlich|praktisch ; pratique|maniable ; pratico|maneggevole ; práctico|manejable
hard|hardness ; hart|Härte ; dur|dureté ; duro|durezza ; duro|dureza
soft|softness ; weich|weichlich ; mou|souple au toucher ; morbido|soffice ; blando|suave
harmless|innocuous ; harmlos|unschädlich|ungefährlich ; inoffensif|anodin ; innocuo|inoffensivo ; inofensivo|inocuo
harmful|noxious|detrimental ; schädlich|gesundheitsschädlich|nachteilig ; nocif|nuisible|néfaste ; nocivo|dannoso ; nocivo|dañino|perjudicial
harsh|severe|strict|stern ; streng|strikt|rigoros ; sévère|strict|rigoureux ; severo|rigido e severo|rigoroso ; severo|estricto|riguroso
hollow ; hohl|Hohlraum ; creux|cavité ; cavo vuoto|cavità ; hueco|cavidad
holy|sacred ; heilig|geweiht ; saint|sacré ; santo|sacro ; santo|sagrado
homeless|homelessness ; obdachlos|Obdachloser|wohnungslos ; sans-abri|sans domicile ; senzatetto|senza dimora ; sin techo|sin hogar
horizontal ; horizontal|waagrecht ; horizontal ; orizzontale ; horizontal
vertical|upright ; senkrecht|vertikal|aufrecht ; vertical ; verticale ; vertical
humble|modest|modesty ; bescheiden|demütig|Bescheidenheit ; humble|modeste|modestie ; umile|modesto|modestia ; humilde|modesto|modestia
humid|moist|moisture|humidity|damp ; feucht|Feuchtigkeit|Luftfeuchtigkeit|Nässe|nass ; humide|humidité|mouillé ; umido|umidità|bagnato ; húmedo|humedad|mojado
ideal|perfect|perfection ; ideal|perfekt|vollkommen ; idéal|parfait|perfection ; ideale|perfetto|perfezione ; ideal|perfecto|perfección
illiterate|illiteracy ; Analphabet|Analphabetismus ; analphabète|illettré|analphabétisme ; analfabeta|analfabetismo ; analfabeto|analfabetismo
immoral|unethical ; unmoralisch|unethisch ; immoral|contraire à l'éthique ; immorale|non etico ; inmoral|poco ético
ethical|ethics|moral|morality ; ethisch|Ethik|moralisch|Moral ; éthique|moral|morale ; etico|etica|morale ; ético|ética|moral
impatient|impatience ; ungeduldig|Ungeduld ; impatient|impatience ; impaziente|impazienza ; impaciente|impaciencia
patience|be patient ; Geduld|geduldig sein ; patience|être patient ; pazienza|avere pazienza ; paciencia|tener paciencia
polite|politeness|courtesy|courteous ; höflich|Höflichkeit ; poli|politesse|courtoisie ; cortese|cortesia|educato|gentile ; educado|cortés|cortesía
impolite|rude|insolent|cheeky ; unhöflich|frech|unverschämt|grob im Ton ; impoli|grossier|insolent ; maleducato|scortese|insolente ; maleducado|grosero|insolente
friendly|kind-hearted|kindness ; freundlich|Freundlichkeit|nett ; aimable|gentil|amabilité|gentillesse ; amichevole|gentilezza|affabile ; amable|amabilidad|simpático
impressive ; beeindruckend|eindrücklich|imposant ; impressionnant ; impressionante|imponente ; impresionante|imponente
inaccurate|imprecise ; ungenau|unpräzise|Ungenauigkeit ; inexact|imprécis|imprécision ; impreciso|inesatto|imprecisione ; inexacto|impreciso
incredible|unbelievable ; unglaublich ; incroyable ; incredibile ; increíble
`;
