/** Body, health and family: English; German; French; Italian; Spanish, words parted by bars. */
export const bodyConcepts = `
ankle ; Knöchel|Fussgelenk|Fußgelenk ; cheville ; caviglia ; tobillo
arm ; Arm|Arme ; bras ; braccio|braccia ; brazo
artery ; Arterie|Schlagader ; artère ; arteria ; arteria
vein ; Vene|Ader ; veine ; vena ; vena
beard ; Bart ; barbe ; barba ; barba
belly|abdomen ; Bauch|Unterleib ; ventre|abdomen ; pancia|ventre|addome ; vientre|abdomen|barriga
bladder ; Harnblase ; vessie ; vescica ; vejiga
blood ; Blut ; sang|sanguin ; sangue|sanguigno ; sanguíneo
bone ; Knochen ; os humain|ossement ; osso|ossa ; hueso
breast|bosom ; Brust|Brüste ; sein|poitrine ; seno|mammella ; mama|seno
cheek ; Wange ; joue ; guancia ; mejilla
chest ; Brustkorb ; cage thoracique|thorax ; torace ; tórax|pecho
chin ; Kinn ; menton ; mento ; barbilla|mentón
ear ; Ohr|Ohren ; oreille ; orecchio ; oreja|oído
elbow ; Ellbogen|Ellenbogen ; coude ; gomito ; codo
eye ; Auge|Augen ; œil|yeux ; occhio|occhi ; ojo
eyebrow ; Augenbraue ; sourcil ; sopracciglio ; ceja
eyelid ; Augenlid ; paupière ; palpebra ; párpado
face|facial ; Gesicht ; visage ; volto|faccia ; rostro|cara
finger ; Finger ; doigt ; dito|dita ; dedo
fingerprint ; Fingerabdruck ; empreinte digitale ; impronta digitale ; huella dactilar
fist ; Faust ; poing ; pugno ; puño
foot|feet ; Fuss|Fuß|Füsse|Füße ; pied|pieds ; piede|piedi ; pie|pies
forehead ; Stirn ; front du visage ; fronte del viso ; frente del rostro
gland ; Drüse ; glande ; ghiandola ; glándula
hair ; Haar|Haare ; cheveu|cheveux ; capelli|capello ; cabello
hand ; Hand|Hände ; main ; mano|mani ; mano
heartbeat|pulse ; Herzschlag|Puls ; battement de cœur|pouls ; battito cardiaco|polso cardiaco ; latido|pulso
heel ; Ferse ; talon ; tallone|calcagno ; talón
hip ; Hüfte ; hanche ; anca|fianco ; cadera
intestine|bowel|gut ; Darm ; intestin ; intestino ; intestino
jaw ; Kiefer ; mâchoire ; mascella|mandibola ; mandíbula
joint of the body ; Gelenk|Gelenke ; articulation ; articolazione ; articulación
kidney ; Niere|Nieren ; rein|rénal ; rene|renale ; riñón|renal
knee ; Knie ; genou ; ginocchio ; rodilla
leg ; Bein|Beine ; jambe ; gamba ; pierna
ligament ; Band im Gelenk|Bänderriss ; ligament ; legamento ; ligamento
lip ; Lippe|Lippen ; lèvre ; labbro|labbra ; labio
liver ; Leber ; foie|hépatique ; fegato|epatico ; hígado|hepático
lung ; Lunge ; poumon|pulmonaire ; polmone|polmonare ; pulmón|pulmonar
mouth|oral ; Mund|mündlich eingenommen ; bouche|buccal ; bocca|orale ; boca|bucal
moustache ; Schnurrbart ; moustache ; baffi ; bigote
muscle|muscular ; Muskel|Muskulatur ; muscle|musculaire ; muscolo|muscolare ; músculo|muscular
nail of finger|fingernail ; Fingernagel|Zehennagel ; ongle ; unghia ; uña
navel ; Nabel ; nombril ; ombelico ; ombligo
neck ; Hals|Nacken ; cou|nuque ; nuca ; cuello|nuca
throat ; Kehle ; gorge ; gola ; garganta
nerve|neuron ; Nerven|Neuron ; nerf|neurone ; nervo|neurone ; neurona
nose|nasal ; Nase ; nez|nasal ; naso|nasale ; nariz|nasal
organ of the body ; Organ|Organe ; organe ; organo|organi ; órgano
pancreas ; Bauchspeicheldrüse|Pankreas ; pancréas ; pancreas ; páncreas
pelvis ; Becken ; bassin anatomique ; bacino anatomico ; pelvis
rib ; Rippe ; côte thoracique ; costola ; costilla
scar ; Narbe ; cicatrice ; cicatrice ; cicatriz
shoulder ; Schulter ; épaule ; spalla ; hombro
skeleton ; Skelett ; squelette ; scheletro ; esqueleto
skin ; Haut ; peau|cutané ; pelle|cutaneo ; piel|cutáneo
skull ; Schädel ; crâne ; cranio ; cráneo
spine|backbone|vertebra|spinal ; Wirbelsäule|Rückgrat|Wirbel|Rückenmark ; colonne vertébrale|vertèbre ; colonna vertebrale|vertebra|spina dorsale ; columna vertebral|vértebra
back pain|back ache ; Rückenschmerzen|Rückenleiden ; mal de dos|douleurs dorsales ; mal di schiena ; dolor de espalda
spleen ; Milz ; rate ; milza ; bazo
stomach ; Magen ; estomac ; stomaco ; estómago
stomach ache ; Bauchschmerzen|Bauchweh|Magenschmerzen ; mal au ventre|maux d'estomac ; mal di pancia|mal di stomaco ; dolor de estómago|dolor de barriga
tendon ; Sehne ; tendon ; tendine ; tendón
thigh ; Oberschenkel ; cuisse ; coscia ; muslo
thumb ; Daumen ; pouce ; pollice ; pulgar
thyroid ; Schilddrüse ; thyroïde ; tiroide ; tiroides
toe ; Zehe ; orteil ; dito del piede|alluce ; dedo del pie
tongue ; Zunge ; langue dans la bouche ; lingua in bocca ; lengua en la boca
tooth|teeth|dental ; Zahn|Zähne ; dent|dents|dentaire ; dente|denti|dentale ; diente|dientes|dental
uterus|womb ; Gebärmutter ; utérus ; utero ; útero
waist ; Taille ; tour de taille ; vita del corpo|girovita ; cintura del cuerpo
wrist ; Handgelenk ; poignet ; polso ; muñeca
limb ; Gliedmasse|Gliedmaßen|Gliedmassen ; membre du corps ; arto ; miembro del cuerpo
tissue of the body ; Körpergewebe|Gewebe ; tissu corporel ; tessuto corporeo ; tejido corporal
cell of the body|cellular ; Zelle|Zellen ; cellule ; cellula ; célula
antibiotic ; Antibiotikum|Antibiotika ; antibiotique ; antibiotico ; antibiótico
antibody ; Antikörper ; anticorps ; anticorpo ; anticuerpo
antidote ; Gegengift|Gegenmittel ; antidote ; antidoto ; antídoto
asthma ; Asthma ; asthme ; asma ; asma
bacteria|bacterial|germ|microbe ; Bakterien|Bakterium|Keim|Keime|bakteriell ; bactérie|bactérien|germe|microbe ; batteri|batterio|batterico|germe|microbo ; bacteria|bacteriano|germen|microbio
bandage|dressing of wound|plaster cast ; Verband|Bandage|Gips ; bandage|pansement|plâtre médical ; benda|bendaggio|medicazione|gesso medico ; vendaje|venda|apósito|escayola
biopsy|tissue sample ; Biopsie|Gewebeprobe ; biopsie ; biopsia ; biopsia
blister ; Blase an der Haut|Hautblase ; ampoule sur la peau|cloque ; vescica sulla pelle ; ampolla en la piel
blood pressure|hypertension ; Blutdruck|Bluthochdruck ; tension artérielle|hypertension ; pressione sanguigna|pressione arteriosa|ipertensione ; tensión arterial|presión arterial|hipertensión
blood sample|blood test ; Blutprobe|Blutentnahme|Bluttest ; prise de sang|analyse de sang ; prelievo di sangue|esame del sangue ; análisis de sangre|extracción de sangre
bruise ; Bluterguss|blauer Fleck|Prellung ; bleu sur la peau|ecchymose|contusion ; livido|contusione ; moretón|contusión|hematoma
burn injury|burn wound|scald ; Verbrennung|Brandwunde|Verbrühung ; brûlure ; ustione|scottatura ; quemadura
cancer|tumour|tumor|malignant ; Krebs|Krebserkrankung|Tumor|bösartig ; cancer|tumeur|maligne ; cancro|tumore|maligno ; cáncer|tumor|maligno
carcinogenic|cause cancer ; krebserregend|karzinogen ; cancérogène|cancérigène ; cancerogeno ; cancerígeno
cholesterol ; Cholesterin ; cholestérol ; colesterolo ; colesterol
common cold|catch a cold|have a cold|runny nose ; Erkältung|erkältet|Schnupfen|Verkühlung ; rhume|enrhumé|refroidissement ; raffreddore|raffreddato ; resfriado|catarro|constipado
flu|influenza ; Grippe|grippal|Influenza ; grippe ; influenza ; gripe
constipation|laxative ; Verstopfung im Darm|Abführmittel ; constipation|laxatif ; stitichezza|lassativo ; estreñimiento|laxante
contraceptive|contraception|birth control ; Verhütungsmittel|Empfängnisverhütung|Antibabypille ; contraceptif|contraception ; contraccettivo|contraccezione ; anticonceptivo|anticoncepción
cramp ; Krampf|Krämpfe ; crampe ; crampo ; calambre
crutch|crutches ; Krücke|Krücken ; béquille ; stampella|gruccia ; muleta
dementia|Alzheimer ; Demenz|Alzheimer ; démence|Alzheimer ; demenza|Alzheimer ; demencia|Alzheimer
dentures|false teeth ; Zahnprothese|dritte Zähne ; dentier|prothèse dentaire ; dentiera|protesi dentaria ; dentadura postiza
diabetes|diabetic|insulin ; Diabetes|Zuckerkrankheit|Diabetiker|Insulin ; diabète|diabétique|insuline ; diabete|diabetico|insulina ; diabetes|diabético|insulina
diarrhoea|diarrhea ; Durchfall|Diarrhö ; diarrhée ; diarrea ; diarrea
dizzy|dizziness|vertigo ; schwindlig|Schwindel|Schwindelgefühl ; vertige|étourdissement ; vertigini|capogiro ; mareo|vértigo
epilepsy|epileptic ; Epilepsie|epileptisch|Krampfanfall ; épilepsie|épileptique|crise d'épilepsie ; epilessia|epilettico ; epilepsia|epiléptico
fracture|broken bone|broken leg ; Knochenbruch|Fraktur|gebrochen ; fracture|os cassé ; frattura|osso rotto ; fractura|hueso roto
gynaecologist|gynecologist|gynaecology ; Frauenarzt|Frauenärztin|Gynäkologe|Gynäkologie ; gynécologue|gynécologie ; ginecologo|ginecologa|ginecologia ; ginecólogo|ginecóloga|ginecología
haemorrhage|bleeding inside ; innere Blutung|Hämorrhagie ; hémorragie ; emorragia interna ; hemorragia interna
hallucination ; Halluzination ; hallucination ; allucinazione ; alucinación
headache|migraine ; Kopfschmerzen|Kopfweh|Migräne ; mal de tête|maux de tête|migraine ; mal di testa|cefalea|emicrania ; dolor de cabeza|cefalea|migraña
hearing aid ; Hörgerät|Hörgeräte ; appareil auditif|audioprothèse ; apparecchio acustico ; audífono
heart attack|cardiac arrest|infarction ; Herzinfarkt|Herzstillstand|Herzanfall ; crise cardiaque|infarctus|arrêt cardiaque ; infarto|attacco di cuore|arresto cardiaco ; infarto|ataque al corazón|paro cardíaco
hepatitis ; Hepatitis|Gelbsucht ; hépatite ; itterizia ; hepatitis|ictericia
hernia ; Leistenbruch|Hernie|Bandscheibenvorfall ; hernie ; ernia ; hernia
homeopathy|alternative medicine ; Homöopathie|Komplementärmedizin|Alternativmedizin ; homéopathie|médecine complémentaire ; omeopatia|medicina complementare ; homeopatía|medicina alternativa
hormone|hormonal ; Hormon|hormonell ; hormone|hormonal ; ormone|ormonale ; hormona|hormonal
immune system|immunity to disease|immune ; Immunsystem|immun|Abwehrkräfte ; système immunitaire|immunisé ; sistema immunitario|immune ; sistema inmunitario|inmune
implant ; Implantat ; implant ; impianto protesico ; implante
incubation period ; Inkubationszeit ; période d'incubation|temps d'incubation ; periodo di incubazione ; período de incubación
infertile|infertility ; unfruchtbar|Unfruchtbarkeit ; infertile ; infertile ; infértil
fertile|fertility ; fruchtbar|Fruchtbarkeit ; fertile|fertilité ; fertile|fertilità ; fértil|fertilidad
inflammation|inflamed ; Entzündung|entzündet|entzündlich ; inflammation|enflammé ; infiammazione|infiammato ; inflamación|inflamado
insomnia|sleeplessness ; Schlaflosigkeit|Schlafstörung ; insomnie|troubles du sommeil ; insonnia|disturbi del sonno ; insomnio|trastornos del sueño
leukaemia|leukemia ; Leukämie ; leucémie ; leucemia ; leucemia
malaria ; Malaria ; paludisme|malaria ; malaria ; malaria|paludismo
massage ; Massage|massieren ; massage|masser ; massaggio|massaggiare ; masaje
measles ; Masern ; rougeole ; morbillo ; sarampión
mumps ; Mumps ; oreillons ; parotite|orecchioni ; paperas
rubella ; Röteln ; rubéole ; rosolia ; rubéola
chickenpox ; Windpocken|Wilde Blattern ; varicelle ; varicella ; varicela
meningitis ; Hirnhautentzündung|Meningitis ; méningite ; meningite ; meningitis
menopause ; Wechseljahre|Menopause ; ménopause ; menopausa ; menopausia
menstruation|menstrual ; Menstruation|Monatsblutung ; menstruation|règles menstruelles ; mestruazione|ciclo mestruale ; menstruación
metabolism ; Stoffwechsel ; métabolisme ; metabolismo ; metabolismo
midwife ; Hebamme ; sage-femme ; levatrice|ostetrica ; comadrona|partera|matrona
miscarriage|stillbirth ; Fehlgeburt|Totgeburt ; fausse couche|enfant mort-né ; aborto spontaneo|nato morto ; aborto espontáneo|mortinato
abortion|termination of pregnancy ; Abtreibung|Schwangerschaftsabbruch ; avortement|interruption de grossesse ; aborto|interruzione di gravidanza ; aborto|interrupción del embarazo
multiple sclerosis ; Multiple Sklerose ; sclérose en plaques ; sclerosi multipla ; esclerosis múltiple
myopia|short-sighted|nearsighted ; kurzsichtig|Kurzsichtigkeit ; myope|myopie ; miope|miopia ; miope|miopía
ointment|cream for skin ; Salbe ; pommade|onguent ; pomata|unguento ; pomada|ungüento
ophthalmologist|eye doctor ; Augenarzt|Augenärztin ; ophtalmologue|oculiste ; oculista|oftalmologo ; oftalmólogo|oculista
optician ; Optiker|Optikerin ; opticien ; ottico ; óptico de gafas
orthopaedic|orthopedic ; orthopädisch|Orthopäde ; orthopédique|orthopédiste ; ortopedico ; ortopédico
overdose ; Überdosis|Überdosierung ; surdose|overdose ; sovradosaggio|overdose ; sobredosis
pacemaker ; Herzschrittmacher ; stimulateur cardiaque|pacemaker ; pacemaker ; marcapasos
painkiller|analgesic|pain relief ; Schmerzmittel|Schmerztablette|schmerzstillend ; analgésique|antidouleur ; antidolorifico|analgesico ; analgésico|calmante
paralysis|paralysed ; Lähmung|gelähmt ; paralysie|paralysé ; paralisi|paralizzato ; parálisis|paralizado
parasite ; Parasit|Schmarotzer ; parasite ; parassita ; parásito
pathogen ; Krankheitserreger|Erreger ; agent pathogène ; agente patogeno|patogeno ; patógeno
physiotherapy|physiotherapist ; Physiotherapie|Physiotherapeut ; physiothérapie|kinésithérapie|physiothérapeute|kiné ; fisioterapia|fisioterapista ; fisioterapia|fisioterapeuta
placebo ; Placebo ; placebo ; placebo ; placebo
pneumonia ; Lungenentzündung ; pneumonie ; polmonite ; neumonía
prosthesis|artificial limb ; Prothese ; prothèse ; protesi ; prótesis
prostate ; Prostata ; prostate ; prostata ; próstata
psychiatrist|psychiatry|psychiatric ; Psychiater|Psychiatrie|psychiatrisch ; psychiatre|psychiatrie ; psichiatra|psichiatria ; psiquiatra|psiquiatría
psychotherapy|psychotherapist ; Psychologie|Psychotherapie|Psychotherapeut ; psychologie|psychothérapie|psychothérapeute ; psicologia|psicoterapia|psicoterapeuta ; psicología|psicoterapia|psicoterapeuta
puberty|adolescence|adolescent|teenager ; Pubertät|Jugendalter|Teenager ; puberté|adolescence|adolescent ; pubertà|adolescenza|adolescente ; pubertad|adolescencia|adolescente
rabies ; Tollwut ; rage animale ; rabbia animale|idrofobia ; rabia animal
rash|eczema ; Hautausschlag|Ausschlag|Ekzem ; éruption cutanée|eczéma ; eruzione cutanea|eczema|sfogo ; erupción cutánea|eccema|sarpullido
respiratory|airways ; Atemwege|Atemwegserkrankung ; voies respiratoires|respiratoire ; vie respiratorie|respiratorio ; vías respiratorias|respiratorio
saliva ; Speichel ; salive ; saliva ; saliva
schizophrenia ; Schizophrenie ; schizophrénie ; schizofrenia ; esquizofrenia
depression|depressed|depressive ; Depression|depressiv ; dépression|dépressif ; depressione|depresso ; depresión|deprimido
addiction|addicted|addict ; Sucht|süchtig|Abhängigkeit von Drogen|Suchtkranke ; dépendance|toxicomanie|toxicomane|accro ; dipendenza|tossicodipendente|tossicodipendenza ; adicción|adicto|drogodependencia
sedative|tranquilliser ; Beruhigungsmittel ; sédatif ; sedativo ; sedante
stroke in the brain ; Schlaganfall|Hirnschlag ; accident vasculaire cérébral|AVC ; ictus ; ictus|accidente cerebrovascular
sperm ; Sperma|Samenzelle ; sperme|spermatozoïde ; sperma ; esperma
sprain|sprained ; Verstauchung|verstaucht|Zerrung ; entorse|foulure ; distorsione articolare|slogatura ; esguince|torcedura
stethoscope ; Stethoskop ; stéthoscope ; stetoscopio ; estetoscopio
stretcher ; Tragbahre|Krankentrage ; brancard|civière ; barella ; camilla
suicide ; Suizid|Selbstmord|Selbsttötung ; suicide ; suicidio ; suicidio
assisted suicide|euthanasia ; Sterbehilfe|Suizidhilfe ; aide au suicide|euthanasie ; suicidio assistito|eutanasia ; suicidio asistido|eutanasia
sunburn|sunscreen|sun cream ; Sonnenbrand|Sonnencreme|Sonnenschutz ; coup de soleil|crème solaire ; scottatura solare|crema solare ; quemadura solar|protector solar
surgeon ; Chirurg|Chirurgin ; chirurgien|chirurgienne ; chirurgo|chirurga ; cirujano|cirujana
syringe ; Injektionsspritze|Kanüle ; seringue ; siringa ; jeringa|jeringuilla
syrup ; Sirup ; sirop ; sciroppo ; jarabe|sirope
terminal illness|palliative care|hospice ; unheilbar krank|Palliativpflege|Hospiz ; soins palliatifs|en phase terminale ; cure palliative|malattia terminale ; cuidados paliativos|enfermedad terminal
tetanus ; Tetanus|Wundstarrkrampf ; tétanos ; tetano ; tétanos
thermometer ; Thermometer|Fieberthermometer ; thermomètre ; termometro ; termómetro
thrombosis|blood clot ; Thrombose|Blutgerinnsel ; thrombose|caillot ; trombosi|coagulo ; trombosis|coágulo
tick bite|tick ; Zecke|Zeckenbiss|Zeckenstich ; tique|morsure de tique ; zecca|puntura di zecca ; garrapata|picadura de garrapata
tonsil|tonsillitis ; Mandel im Hals|Mandelentzündung|Angina ; amygdale|angine ; tonsilla|tonsillite ; amígdala|amigdalitis
transfusion|blood donation|donate blood|blood donor ; Bluttransfusion|Blutspende|Blut spenden ; transfusion|don du sang|donneur de sang ; trasfusione|donazione di sangue|donatore di sangue ; transfusión|donación de sangre|donante de sangre
trauma|traumatic ; Trauma|traumatisch ; traumatisme|traumatique ; trauma|traumatico ; trauma|traumático
tuberculosis ; Tuberkulose ; tuberculose ; tubercolosi ; tuberculosis
twin|twins ; Zwilling|Zwillinge ; jumeau|jumelle|jumeaux ; gemello|gemelli ; gemelo|mellizo
ulcer ; Geschwür|Magengeschwür ; ulcère ; ulcera ; úlcera
ultrasound ; Ultraschall ; échographie ; ecografia ; ecografía
X-ray ; Röntgen ; ultrasons ; ultrasuoni ; ultrasonido
radiography ; Röntgenbild ; radiographie ; radiografia ; radiografía
MRI|scan of the body|tomography ; Magnetresonanz|Computertomografie|MRT ; IRM|scanner médical|tomographie ; risonanza magnetica|tomografia ; resonancia magnética|tomografía
urine|urinate ; Urin|Harn|urinieren ; urine|uriner ; urina|urinare ; orina|orinar
virus|viral ; Virus|Viren|viral ; virus|viral ; virus|virale ; virus|viral
vitamin ; Vitamin|Vitamine ; vitamine ; vitamina ; vitamina
wart ; Warze ; verrue ; verruca ; verruga
wrinkle ; Falte im Gesicht|Runzel ; ride ; ruga ; arruga
anaesthetic|anesthetic|anaesthesia ; Narkose|Betäubung|Anästhesie ; anesthésie|anesthésique ; anestesia|anestetico ; anestesia|anestésico
outpatient|ambulatory treatment ; ambulant|ambulante Behandlung ; ambulatoire|traitement ambulatoire ; ambulatoriale|cura ambulatoriale ; ambulatorio|tratamiento ambulatorio
intensive care|intensive care unit ; Intensivstation|Intensivpflege ; soins intensifs ; terapia intensiva|cure intense ; cuidados intensivos|UCI
referral to a specialist|refer a patient ; Überweisung an Facharzt|überweisender Arzt ; médecin prescripteur|envoi chez le spécialiste ; invio dallo specialista|impegnativa ; derivación al especialista|volante médico
waiting room ; Wartezimmer|Warteraum ; salle d'attente ; sala d'attesa ; sala de espera
medical history|anamnesis ; Krankengeschichte|Anamnese|Patientendossier ; dossier médical|antécédents médicaux|anamnèse ; cartella clinica|anamnesi ; historia clínica|historial médico|anamnesis
life expectancy|lifespan ; Lebenserwartung|Lebensdauer ; espérance de vie|durée de vie ; speranza di vita|aspettativa di vita ; esperanza de vida
death rate ; Sterblichkeit|Mortalität|Sterberate ; mortalité|taux de décès ; tasso di mortalità ; tasa de mortalidad
old age ; hohes Alter|im Alter ; vieillesse|grand âge ; vecchiaia|terza età ; vejez|tercera edad
nappy|diaper ; Windel|Windeln ; couche pour bébé|couche-culotte ; pannolino ; pañal
pacifier|baby bottle ; Schnuller|Nuggi|Babyflasche ; tétine|biberon ; ciuccio|biberon ; chupete|biberón
pram|pushchair|stroller ; Kinderwagen ; poussette|landau ; passeggino|carrozzina ; cochecito|carrito de bebé
girl ; Mädchen ; petite fille|jeune fille ; bambina|ragazza ; niña|chica
boy ; Junge|Knabe|Bub ; garçon ; bambino maschio ; niño|chico
lady ; Dame|Damen ; dame ; signora ; señora|dama
gentleman ; Herr|Herren ; monsieur|messieurs ; signore|signori ; caballero
girlfriend|boyfriend ; Freundin|fester Freund ; petite amie|petit ami|copain|copine ; fidanzata|fidanzato ; novia|novio
fiancé|engagement to marry|engaged to be married ; Verlobte|Verlobung|verlobt ; fiancé|fiançailles ; promesso sposo ; prometido|compromiso matrimonial
bride|groom|bridegroom ; Braut|Bräutigam|Brautpaar ; mariée|jeune marié|mariés ; sposa|sposo|sposi ; novia de boda|novio de boda|contrayente
niece ; Nichte ; nièce ; nipote femmina di zio ; sobrina
nephew ; Neffe ; neveu ; nipote maschio di zio ; sobrino
father-in-law ; Schwiegervater ; beau-père ; suocero ; suegro
mother-in-law ; Schwiegermutter ; belle-mère ; suocera ; suegra
brother-in-law ; Schwager ; beau-frère ; cognato ; cuñado
sister-in-law ; Schwägerin ; belle-sœur ; cognata ; cuñada
son-in-law|daughter-in-law ; Schwiegersohn|Schwiegertochter ; gendre|belle-fille|bru ; nuora ; yerno|nuera
bachelor|single man ; Junggeselle ; vieux garçon|célibataire ; scapolo ; soltero
couple|cohabitation|cohabiting ; Paar|Ehepaar|Konkubinat|zusammenleben ; couple|concubinage|vivre ensemble|union libre ; coppia|concubinato|convivenza ; pareja|convivencia|concubinato
`;
