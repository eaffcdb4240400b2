/** Household, tenants, guests, cars and municipal offices: English; German; French; Italian; Spanish, words parted by bars. */
export const householdConcepts = `
dust off|do the dusting ; abstauben|Staub wischen ; épousseter|enlever la poussière ; spolverare|togliere la polvere ; quitar el polvo
mop the floor|mop ; Boden wischen|aufwischen|Wischmopp ; passer la serpillière|serpillière ; lavare il pavimento|mocio|straccio per pavimenti ; fregar el suelo|fregona
window cleaning|clean the windows ; Fensterreinigung|Fenster putzen ; nettoyage des vitres|laver les vitres ; pulizia dei vetri|lavare i vetri ; limpieza de ventanas|limpiar los cristales
spring cleaning|thorough cleaning|deep clean ; Frühjahrsputz|Grundreinigung|Grossreinigung ; grand nettoyage|nettoyage à fond|nettoyage de printemps ; pulizie di primavera|pulizia a fondo ; limpieza general|limpieza a fondo
laundry detergent|fabric softener ; Waschpulver|Weichspüler ; lessive en poudre|assouplissant ; detersivo in polvere|ammorbidente ; detergente en polvo|suavizante
clothes line|drying rack|hang out the washing ; Wäscheleine|Wäscheständer|Wäsche aufhängen ; corde à linge|étendoir|étendre le linge ; filo per il bucato|stendino|stendere il bucato ; tendedero|cuerda de tender|tender la ropa
shopping list|groceries|do the shopping ; Einkaufsliste|Lebensmitteleinkauf|einkaufen gehen ; liste de courses|faire les courses ; lista della spesa|fare la spesa ; lista de la compra|hacer la compra
shopping bag|carrier bag ; Tragtasche|Einkaufstasche|Plastiktüte ; sac à commissions|cabas|sac plastique ; borsa della spesa|sacchetto di plastica ; bolsa de la compra|bolsa de plástico
sale|clearance sale|end-of-season sale ; Schlussverkauf|Räumungsverkauf ; soldes|liquidation de stock ; svendita|liquidazione di merce ; rebajas|liquidación de existencias
packed lunch|lunch box|bring one's own food ; Lunchpaket|Picknick mitbringen|eigenes Essen mitbringen ; panier-repas|apporter son repas ; pranzo al sacco|portare il proprio cibo ; comida para llevar de casa|fiambrera|traer la comida
leftovers|food waste ; Essensreste|Speisereste|Lebensmittelabfall|Foodwaste ; restes de repas|gaspillage alimentaire ; avanzi di cibo|spreco alimentare ; sobras de comida|desperdicio alimentario
bake bread|bread roll|wholemeal ; Vollkorn|Vollkornbrot|Semmel ; pain complet|petit pain ; pane integrale|panino bianco ; pan integral|panecillo
deep-frozen|freezer compartment|thaw out ; tiefgekühlt|Tiefkühlfach|auftauen lassen ; surgelé|congelé|compartiment congélateur ; surgelato|congelato|scomparto freezer ; ultracongelado|congelado|compartimento congelador
boil water|drinking water warning ; Wasser abkochen|abkochen ; faire bouillir l'eau|ébullition de l'eau ; far bollire l'acqua ; hervir el agua
electric kettle|toaster|coffee maker ; Kaffeekocher|Kleingerät ; petit électroménager ; piccolo elettrodomestico ; pequeño electrodoméstico
extractor hood|cooker hood ; Dunstabzug|Abzugshaube ; hotte|hotte aspirante ; cappa aspirante ; campana extractora
door frame|doorstep|threshold ; Türrahmen|Türschwelle ; encadrement de porte|seuil ; telaio della porta|soglia ; marco de la puerta|umbral
intercom|door opener ; Gegensprechanlage|Türöffner|Sonnerie ; interphone|ouvre-porte ; citofono|apriporta ; interfono|portero automático
fire door|self-closing door ; Brandschutztür|Brandschutztüre ; porte coupe-feu ; porta tagliafuoco ; puerta cortafuegos
sandpit|slide for children|swing ; Sandkasten|Rutschbahn ; bac à sable|toboggan ; sabbionaia|scivolo per bambini ; arenero|tobogán
hedge trimming|prune trees|tree pruning ; Heckenschnitt|Hecke schneiden|Baumschnitt ; taille des haies|tailler les arbres|élagage ; potatura|potare|taglio delle siepi ; recorte de setos
lawn mowing|mowing times ; Rasen mähen ; tonte du gazon|tondre la pelouse ; taglio dell'erba|tagliare il prato ; corte del césped|cortar el césped
leaf blower ; Laubbläser ; souffleur de feuilles ; soffiatore di foglie ; soplador de hojas
swimming lesson|swimming course ; Schwimmkurs|Schwimmunterricht ; cours de natation ; corso di nuoto ; curso de natación|clase de natación
bathing ban|swimming prohibited ; Badeverbot|Baden verboten ; baignade interdite ; divieto di balneazione ; prohibido bañarse
campfire|open fire|make a fire ; Lagerfeuer|offenes Feuer|Feuer machen ; feu de camp|faire du feu|feu ouvert ; falò|accendere fuochi|fuoco aperto ; hoguera|hacer fuego|fogata
dog walking|walk the dog|dog waste bag ; Hund ausführen|Hundekot|Robidog|Hundekotbeutel ; promener le chien|crottes de chien|déjections canines ; portare a spasso il cane|escrementi dei cani|deiezioni canine ; pasear al perro|excrementos de perro
microchip the pet|pet registration|animal passport ; Mikrochip|Heimtierausweis|Tier registrieren ; puce électronique|passeport pour animal ; microchip|passaporto per animali ; microchip|pasaporte para mascotas
neuter|spay|castrate ; kastrieren|Kastration|sterilisieren ; castrer|castration ; castrare|castrazione ; castrar|castración
boarding kennel|pet sitter ; Tierpension|Hundehort ; pension pour animaux ; pensione per animali ; residencia canina|guardería para mascotas
wake-up call|alarm call ; Weckruf|Weckdienst ; service de réveil|appel de réveil ; servizio sveglia ; servicio despertador
check-out time|late check-out|vacate the room ; Abreisezeit|Zimmer räumen|spätes Auschecken ; heure de départ de la chambre|libérer la chambre|départ tardif ; orario di check-out|liberare la camera ; hora de salida|desocupar la habitación
extra bed|cot for baby ; Zusatzbett|Beistellbett|Babybett ; lit supplémentaire|lit d'appoint|lit bébé ; letto aggiuntivo|letto supplementare|lettino ; cama supletoria|cuna para bebé
tourist tax|visitor's tax ; Kurtaxe|Beherbergungsabgabe|Gästetaxe ; taxe de séjour ; tassa di soggiorno ; tasa turística|impuesto turístico
guest card|visitor pass ; Gästekarte ; carte d'hôte|carte visiteur ; carta ospiti ; tarjeta de huésped
sightseeing|guided tour|city tour ; Stadtrundfahrt|Führung|Stadtführung|Besichtigung ; visite guidée|tour de ville ; visita guidata|giro turistico ; visita guiada|recorrido turístico
cable car|funicular|ski lift|chairlift ; Seilbahn|Luftseilbahn|Standseilbahn|Skilift|Sesselbahn ; téléphérique|funiculaire|téléski|télésiège ; funivia|funicolare|sciovia|seggiovia ; teleférico|funicular|telesquí|telesilla
avalanche risk|mountain rescue ; Lawinengefahr|Bergrettung|Rega ; danger d'avalanches|secours en montagne ; pericolo di valanghe|soccorso alpino ; riesgo de aludes|rescate de montaña
border control|customs check|passport control ; Grenzkontrolle|Passkontrolle|Zollkontrolle ; contrôle à la frontière|contrôle des passeports|contrôle douanier ; controllo di frontiera|controllo passaporti|controllo doganale ; control de fronteras|control de pasaportes|control aduanero
duty-free allowance|declare goods|goods to declare ; Freimenge|Waren deklarieren|anmeldepflichtige Ware ; franchise douanière|déclarer des marchandises ; franchigia doganale|dichiarare merci ; franquicia aduanera|declarar mercancías
travel warning|travel advice ; Reisewarnung|Reisehinweise ; conseils aux voyageurs|avertissement de voyage ; avviso ai viaggiatori|consigli di viaggio ; advertencia de viaje|recomendaciones de viaje
travel companion|fellow traveller|accompanying person ; Begleitperson|Reisebegleitung|Reisegefährte ; accompagnant|personne accompagnante|compagnon de voyage ; accompagnatore|compagno di viaggio ; acompañante|compañero de viaje
unaccompanied minor|travel alone child ; unbegleitete Minderjährige|allein reisendes Kind ; mineur non accompagné|enfant voyageant seul ; minore non accompagnato ; menor no acompañado
vaccination card|vaccination certificate|proof of vaccination ; Impfausweis|Impfnachweis|Impfbescheinigung ; carnet de vaccination|certificat de vaccination ; libretto delle vaccinazioni|certificato di vaccinazione ; cartilla de vacunación|certificado de vacunación
booster|second dose|booster shot ; Auffrischimpfung|Booster|zweite Dosis ; rappel de vaccin|deuxième dose ; richiamo vaccinale|seconda dose ; dosis de refuerzo|segunda dosis
keep out of reach of children ; ausser Reichweite von Kindern|für Kinder unzugänglich ; hors de portée des enfants ; fuori dalla portata dei bambini ; fuera del alcance de los niños
shake before use ; vor Gebrauch schütteln ; agiter avant emploi|agiter avant usage ; agitare prima dell'uso ; agitar antes de usar
single use|disposable|use once ; Einweg|Einwegprodukt|zum einmaligen Gebrauch ; à usage unique|jetable ; monouso|usa e getta ; de un solo uso|desechable
reusable|multi-use ; wiederverwendbar|mehrfach verwendbar|Mehrweg ; réutilisable ; riutilizzabile ; reutilizable
rechargeable|charge the battery|charger|charging cable ; aufladen|aufladbar|Ladegerät|Ladekabel ; rechargeable|recharger|chargeur ; ricaricabile|ricaricare|caricabatterie ; recargable|recargar|cargador
remote control ; Fernbedienung ; télécommande ; telecomando ; mando a distancia
warning light|control lamp|indicator light ; Warnleuchte|Kontrolllampe|Kontrollleuchte ; témoin lumineux|voyant ; spia luminosa ; luz de aviso|piloto indicador
error code|display shows ; Fehlercode|Fehleranzeige|Anzeige auf dem Display ; code d'erreur|affichage d'erreur ; codice di errore|codice errore ; código de error
reset|restart|factory settings ; zurücksetzen|Neustart|neu starten|Werkseinstellung ; réinitialiser|redémarrer|réglages d'usine ; ripristinare|riavviare|impostazioni di fabbrica ; reiniciar|restablecer|ajustes de fábrica
setting|settings|adjust the setting ; Einstellung am Gerät|einstellbar ; réglage|régler l'appareil ; impostazione|impostazioni|regolazione ; configuración
rated power|watt|power rating ; Nennleistung|Watt|Leistungsaufnahme ; puissance nominale|watt ; potenza nominale|watt ; potencia nominal|vatio
tread depth|tyre pressure ; Profiltiefe|Reifendruck ; profondeur du profil|pression des pneus ; profondità del battistrada|pressione delle gomme ; profundidad del dibujo|presión de los neumáticos
snow chains ; Schneeketten ; chaînes à neige ; catene da neve ; cadenas para la nieve
parking disc|blue zone|parking permit ; Parkscheibe|blaue Zone|Parkkarte|Anwohnerparkkarte ; disque de stationnement|zone bleue|macaron ; disco orario|zona blu|contrassegno per residenti ; disco de estacionamiento|zona azul|tarjeta de residente
parking meter|pay and display ; Parkuhr|Parkscheinautomat ; parcomètre|horodateur ; parchimetro ; parquímetro
speeding|exceed the speed limit|speeding ticket ; Geschwindigkeitsüberschreitung|zu schnell fahren ; excès de vitesse|dépasser la vitesse ; eccesso di velocità|superare il limite ; exceso de velocidad|superar el límite de velocidad
hit and run|leave the scene ; Fahrerflucht|Unfallflucht ; délit de fuite ; omissione di soccorso|fuga dopo incidente ; darse a la fuga|fuga tras accidente
accident report form|European accident statement ; Unfallprotokoll|Unfallbericht ; constat amiable|constat d'accident ; constatazione amichevole|verbale d'incidente ; parte amistoso|parte de accidente
glass damage|broken windscreen ; Glasbruch|Glasschaden|Scheibenbruch ; bris de glace|bris de verre ; rottura vetri|rottura cristalli ; rotura de cristales|rotura de lunas
marten damage|collision with animals ; Marderschaden|Wildunfall|Wildschaden ; dégâts causés par les fouines|collision avec animaux ; danni da martore|collisione con animali ; daños por animales|colisión con animales
write-off|total loss ; Totalschaden ; dommage total|perte totale ; danno totale|perdita totale ; siniestro total
current value|replacement value|as-new value ; Zeitwert|Neuwert|Wiederbeschaffungswert ; valeur actuelle|valeur à neuf|valeur vénale ; valore attuale|valore a nuovo|valore venale ; valor actual|valor a nuevo|valor venal
estimate of damage|damage assessment ; Schadenschätzung|Schadenexpertise|Schadensgutachten ; évaluation des dommages|expertise des dégâts ; stima dei danni|perizia dei danni ; tasación de daños|peritaje
expert opinion|appraisal report|expert report ; Gutachten|Expertise ; rapport d'expertise|expertise ; perizia|referto peritale ; dictamen pericial|peritaje|informe pericial
act on behalf of|on behalf of|in the name of ; im Namen von|im Auftrag von|stellvertretend für ; au nom de|pour le compte de|par ordre de ; in nome di|per conto di ; en nombre de|por cuenta ajena
in person|personally appear|appear in person ; persönlich erscheinen|persönlich vorsprechen|persönliches Erscheinen ; en personne|personnellement|comparution personnelle ; di persona|comparire personalmente ; en persona|comparecencia personal
by appointment only|walk-in|without appointment ; nur mit Termin|ohne Voranmeldung|auf Voranmeldung|Terminvereinbarung ; uniquement sur rendez-vous|sans rendez-vous ; solo su appuntamento|senza appuntamento ; solo con cita|sin cita previa
opening times over holidays|special opening hours|closed on holidays ; Öffnungszeiten über die Feiertage|Sonderöffnungszeiten|an Feiertagen geschlossen ; horaires des fêtes|fermé les jours fériés ; orari festivi|chiuso nei giorni festivi ; horario de festivos|cerrado los festivos
online application|apply online|online form ; Online-Antrag|online beantragen|Onlineformular ; demande en ligne|formulaire en ligne ; domanda online|modulo online|richiesta online ; solicitud en línea|formulario en línea
supporting documents|enclose documents|attach documents ; beizulegende Unterlagen|Unterlagen beilegen|Belege beilegen ; pièces à joindre|joindre les documents|pièces jointes ; documenti da allegare|allegare i documenti ; documentos adjuntos|adjuntar documentos
passport photo|biometric photo ; Passfoto|Passbild|biometrisches Foto ; photo d'identité|photo passeport ; fototessera ; foto de carné|fotografía tamaño carné
processing fee waived|fee waiver|exempt from fees ; Gebührenerlass|gebührenfrei|Gebührenbefreiung ; exonération de taxe|sans émolument|dispense de frais ; esenzione da tasse|esente da tasse ; exención de tasas|exento de tasas
administrative fee|official fee|chancery fee ; Verwaltungsgebühr|Amtsgebühr|Kanzleigebühr ; émolument|frais administratifs|frais de chancellerie ; tassa amministrativa|emolumento|spese di cancelleria ; tasa administrativa|gastos administrativos
change of name|name change ; Namensänderung|Namenswechsel ; changement de nom ; cambiamento di nome|cambio di cognome ; cambio de nombre
change of civil status|report a birth|register a birth ; Geburt anmelden|Geburtsanzeige|Zivilstandsänderung ; déclarer une naissance|déclaration de naissance ; denunciare una nascita|dichiarazione di nascita ; registrar un nacimiento|inscripción de nacimiento
register one's residence|deregister from the municipality|move to another municipality ; sich bei der Gemeinde anmelden|Wegzug|Zuzug|Wohnsitz anmelden ; s'inscrire au contrôle des habitants|annoncer son arrivée|départ de la commune ; annunciare l'arrivo|iscriversi all'anagrafe|partenza dal comune ; empadronarse|empadronamiento|darse de alta en el padrón
military exemption tax|conscription|military duty ; Wehrpflichtersatz|Wehrpflicht|Militärpflicht ; taxe d'exemption|service obligatoire|obligation de servir ; tassa d'esenzione|obbligo militare|leva obbligatoria ; servicio militar obligatorio|exención militar
noise complaint|disturb the neighbours|neighbour dispute ; Lärmklage|Nachtruhestörung|Ruhestörung|Nachbarschaftsstreit ; plainte pour bruit|tapage nocturne|conflit de voisinage ; lamentela per rumore|disturbo della quiete|lite tra vicini ; queja por ruido|alteración del descanso|conflicto vecinal
music volume|room volume|turn the music down ; Zimmerlautstärke|Lautstärke|Musik leiser ; volume sonore|baisser la musique ; volume della musica|abbassare il volume ; volumen de la música|bajar la música
party in the flat|private party ; Privatfest|Party in der Wohnung|Feier zu Hause ; fête privée|fête à la maison ; festa privata|festa in casa ; fiesta privada|fiesta en casa
smoke on the balcony|non-smoking flat|smoke-free ; Nichtraucher|rauchfrei|Rauchfreiheit ; non-fumeur|sans fumée ; non fumatori|senza fumo ; no fumadores|libre de humo
barbecue on the balcony|gas grill|charcoal grill ; Gasgrill|Holzkohlegrill|Elektrogrill ; gril à gaz|barbecue à charbon ; griglia a gas|griglia a carbone ; barbacoa de gas|barbacoa de carbón
satellite dish|attach to the facade ; Satellitenschüssel|Parabolantenne ; antenne parabolique ; antenna parabolica ; antena parabólica
drill holes|hang pictures|dowel ; Bohrloch|Bohrlöcher|Dübel|Bilder aufhängen ; percer des trous|trous de perçage|cheville de fixation ; fare buchi nel muro|tassello|fori di trapano ; hacer agujeros|taco de pared|taladrar la pared
structural changes|alterations to the flat|alter the flat ; bauliche Veränderungen|bauliche Änderungen|Umbauten ; modifications de la chose louée|transformations|travaux dans l'appartement ; modifiche all'appartamento|trasformazioni edilizie ; reformas en la vivienda|modificaciones estructurales
pigeon feeding|feed animals outside ; Tauben füttern|Fütterungsverbot ; nourrir les pigeons ; dare da mangiare ai piccioni ; dar de comer a las palomas
bicycle storage|bike room|park bicycles ; Veloraum|Fahrradkeller|Velokeller|Velo abstellen ; local à vélos|garer les vélos ; locale biciclette|deposito bici ; cuarto de bicicletas|guardar bicicletas
pram in the stairwell|objects in the stairwell|keep the stairwell clear ; Treppenhaus freihalten|Gegenstände im Treppenhaus ; objets dans la cage d'escalier|libérer la cage d'escalier ; oggetti nelle scale|tenere libere le scale ; objetos en la escalera|dejar libre la escalera
heating period|heating season ; Heizperiode|Heizsaison ; période de chauffage ; periodo di riscaldamento|stagione di riscaldamento ; período de calefacción
hot water failure|no hot water ; kein Warmwasser|Warmwasserausfall ; pas d'eau chaude|panne d'eau chaude ; niente acqua calda|mancanza di acqua calda ; sin agua caliente|falta de agua caliente
emergency repair|call the plumber|urgent repair ; Notreparatur|dringende Reparatur|Notfallreparatur ; réparation urgente|réparation d'urgence ; riparazione urgente ; reparación urgente
`;
